import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { publishedContent, type StaffClient, signInAt } from '../harness/staff-client.ts';
import { sendSteadily } from '../harness/steady-requests.ts';
import { startTwoProcesses, type TwoProcesses } from '../harness/two-processes.ts';

let two: TwoProcesses;
let origin: string;
let staff: StaffClient;
beforeAll(async () => {
  two = await startTwoProcesses();
  origin = two.nginx.origin;
  staff = await signInAt(origin);
});
afterAll(() => two?.stop());

it('both processes are replaced one after the other, and no request is lost', async () => {
  const before = await countDrafts();
  const clients = {
    pages: sendSteadily(() => fetch(`${origin}/haberler`)),
    lists: sendSteadily((n) => staff.call('GET', `/api/contents?state=draft&page=${(n % 9) + 1}`)),
    saves: sendSteadily(
      (n) =>
        staff.call('POST', '/api/contents', { ...publishedContent(`Taslak ${n}`), state: 'draft' }),
      { atOnce: 3, expected: 201 },
    ),
  };
  for (const which of [0, 1] as const) {
    await two.servers[which].stop();
    expect(two.servers[which].process.exitCode).toBe(0);
    await two.restart(which);
  }
  for (const [name, client] of Object.entries(clients)) {
    await client.stop();
    expect(client.bad.join('\n'), name).toBe('');
    expect(client.good, name).toBeGreaterThan(20);
  }
  expect(await countDrafts()).toBe(before + clients.saves.good);
});

async function countDrafts(): Promise<number> {
  return (await (await staff.call('GET', '/api/contents?state=draft')).json()).total;
}

it('while both processes are down, nginx still sends the pages it has, and the rest is 502', async () => {
  await fetch(`${origin}/haberler`);
  await Promise.all(two.servers.map((server) => server.stop()));
  await eventually(async () => {
    const page = await fetch(`${origin}/haberler`);
    return `${page.status} ${page.headers.get('x-cache')}`;
  }).toBe('200 STALE');
  expect((await fetch(`${origin}/api/contents`)).status).toBe(502);
  await Promise.all([two.restart(0), two.restart(1)]);
  await eventually(async () => (await fetch(`${origin}/api/contents`)).status).toBe(200);
});
