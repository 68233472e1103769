import { callAsAdmin } from '../journeys/dashboard.ts';

export interface AdminReply {
  status: number;
  data: Record<string, unknown>;
}

/** Calls of the API by the admin of the demo; each answers the status and what the body has. */
export function adminCalls(origin: string) {
  const call = async (method: string, path: string, body?: object): Promise<AdminReply> => {
    const reply = await callAsAdmin(origin, method, `/api${path}`, body);
    return { ...((await reply.json()) as AdminReply), status: reply.status };
  };
  /** The first record of a list. */
  const firstOf = async (path: string): Promise<Record<string, unknown>> =>
    ((await call('GET', path)).data as unknown as Record<string, unknown>[])[0] ?? {};
  return { call, firstOf };
}
