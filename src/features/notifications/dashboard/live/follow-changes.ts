import { readStream } from './read-stream.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const NAME = 'notifications';

/**
 * Calls `onChanged` when the server says that the notifications have changed, until `signal` is
 * aborted. Of all tabs one has the stream and tells the others: browsers allow few connections to one
 * server. `within`: the caller waits a random time of at most so many ms before it asks again.
 */
export async function followChanges(
  signal: AbortSignal,
  onChanged: (within: number) => void,
): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onChanged(Number(data) || 0);
  signal.addEventListener('abort', () => channel.close());
  const follow = () =>
    connectAgain(signal, (within) => {
      channel.postMessage(within);
      onChanged(within);
    });
  try {
    await (navigator.locks ? navigator.locks.request(NAME, { signal }, follow) : follow());
  } catch {
    // The page was left.
  }
}

async function connectAgain(
  signal: AbortSignal,
  onChanged: (within: number) => void,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = longer(pause)) {
    await readStream(signal, (within) => {
      pause = FIRST_PAUSE_MS;
      onChanged(within);
    }).catch(() => {});
    // Thousands of browsers must not connect in the same moment after a restart.
    await wait(pause * (1 + Math.random()), signal);
  }
}

const longer = (pause: number) => Math.min(pause * 2, LONGEST_PAUSE_MS);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
