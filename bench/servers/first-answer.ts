import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 2;
/** The first start encodes the demo's pictures, which takes a busy machine minutes. */
const TIMEOUT_MS = 900_000;

/** Repeats a request until the answer is 200; fails when the process has ended. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server for ${url} ended with ${child.exitCode ?? child.signalCode}.`);
    }
    if ((await statusOf(url)) === 200) return;
    await wait(RETRY_MS);
  }
  throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`);
}

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });
}
