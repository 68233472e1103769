import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

/** A hundred times what the server renders at the same time. */
const CONNECTIONS = 400;
/** The flood goes on until each of the other visitors was answered so often. */
const ANSWERS = 15;

let server: RunningServer;
/** One network may sign in only so often in a minute. */
let signIns = 0;
beforeAll(async () => {
  server = await startServer({ ...ADMIN, DEMO: 'off', TRUST_PROXY: '127.0.0.1' });
  const staff = await signInAt(server.origin);
  for (let n = 0; n < 20; n++)
    await staff.call('POST', '/api/contents', publishedContent(`Deniz kıyısında ${n}. kent`));
});
afterAll(() => server.stop());

interface Seen {
  status: number;
  retryAfter: string | undefined;
}

const addressOf = (first: number, n: number) => `${first}.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** One request from a network of its own. */
const visit = (agent: Agent, path: string, n: number) =>
  new Promise<Seen>((resolve, reject) => {
    const headers = { 'x-forwarded-for': addressOf(10, n) };
    const request = get(server.origin + path, { agent, headers }, async (response) => {
      await text(response);
      resolve({
        status: response.statusCode as number,
        retryAfter: response.headers['retry-after'],
      });
    });
    request.once('error', reject);
  });

it.each([
  ['searches', (n: number) => `/tum-icerikler?ara=deniz+kent+${n}`, 200],
  ['unknown pages', (n: number) => `/haberler/yok-${n}`, 404],
])(
  'in a flood of %s some are answered, others refused with Retry-After, and other visitors notice nothing',
  async (_name, pathOf, answered) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const answers = new Map<string, number>();
    const goesOn = () => answers.size < 3 || Math.min(...answers.values()) < ANSWERS;
    const seen = new Map<string, number>();
    let n = 0;
    const attacker = async () => {
      while (goesOn()) {
        const { status, retryAfter } = await visit(agent, pathOf(n), n++);
        const key = `${status}${status === 503 ? ` after ${retryAfter}` : ''}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    };
    const others = new Set<string>();
    const other = async (name: string, ask: () => Promise<number>) => {
      while (goesOn()) {
        others.add(`${name} ${await ask()}`);
        answers.set(name, (answers.get(name) ?? 0) + 1);
      }
    };
    const statusOf = async (path: string) => {
      const reply = await fetch(server.origin + path);
      await reply.arrayBuffer();
      return reply.status;
    };
    await statusOf('/');
    await Promise.all([
      ...Array.from({ length: CONNECTIONS }, attacker),
      other('home', () => statusOf('/')),
      other('ready', () => statusOf('/readyz')),
      other('sign-in', async () => {
        await signInAt(server.origin, addressOf(11, signIns++));
        return 200;
      }),
    ]);
    agent.destroy();

    expect([...others].toSorted()).toEqual(['home 200', 'ready 200', 'sign-in 200']);
    expect([...seen.keys()].toSorted()).toEqual([String(answered), '503 after 5'].toSorted());
    await eventually(() => statusOf('/tum-icerikler?ara=deniz')).toBe(200);
  },
);
