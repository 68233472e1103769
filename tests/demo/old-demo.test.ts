import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoPlan } from '../../src/features/installation/contract.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { signInAt } from '../harness/staff-client.ts';

let server: DemoServer;
beforeAll(async () => {
  // As a release left it that registered nothing.
  server = await startDemoServer({
    before: `with gone as (delete from demo_records), unnoted as (delete from installation)
      update contents set title = title || '!', version = 2 where slug in (
        select slug from contents order by slug limit 1)`,
  });
}, DEMO_START_MS);
afterAll(() => server.stop());

it('a demo of an earlier release is recognised, except what was saved since', async () => {
  const staff = await signInAt(server.origin);
  const reply = await staff.call('GET', '/api/installation/demo');
  const { kinds } = ((await reply.json()) as { data: DemoPlan }).data;
  const counts = Object.fromEntries(kinds.map(({ kind, removed }) => [kind, removed]));
  expect(counts).toMatchObject({ content: 95, document: 8, menu: 35, user: 14, adminName: 1 });
  expect(counts.application).toBeGreaterThan(100);
  for (const kind of ['person', 'meeting', 'message', 'media', 'party', 'pressKit', 'pressPicture'])
    expect(counts[kind], kind).toBeGreaterThan(0);
});
