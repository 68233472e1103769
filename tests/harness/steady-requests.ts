/** What a client that never stops asking has seen. */
export interface SteadyRequests {
  /** Answers with the expected status. */
  good: number;
  /** What else happened, as sentences. */
  bad: string[];
  /** Waits until the running requests are answered. */
  stop(): Promise<void>;
}

/** Sends requests one after another, `atOnce` at the same time, until it is stopped. */
export function sendSteadily(
  send: (n: number) => Promise<Response>,
  { atOnce = 4, expected = 200 } = {},
): SteadyRequests {
  const seen = { good: 0, bad: [] as string[] };
  let n = 0;
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      try {
        const reply = await send(n++);
        const text = await reply.text();
        if (reply.status === expected) seen.good++;
        else seen.bad.push(`${reply.status} ${text.slice(0, 200)}`);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        seen.bad.push(`${error} ${cause?.code ?? ''}`);
      }
    }
  };
  const running = Array.from({ length: atOnce }, work);
  return Object.assign(seen, {
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  });
}
