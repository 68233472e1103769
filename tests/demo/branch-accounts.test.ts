import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BRANCH_STAFF } from '../../database/demo/staff.ts';
import type { DemoPlan } from '../../src/features/installation/contract.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { OPEN_BRANCH_STAFF, type StaffClient, signInAt } from '../harness/staff-client.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer({ before: OPEN_BRANCH_STAFF });
}, DEMO_START_MS);
afterAll(() => server.stop());

async function read<T>(staff: StaffClient, path: string): Promise<T> {
  const reply = await staff.call('GET', path);
  expect(reply.status, path).toBe(200);
  return (await reply.json()) as T;
}
const totalOf = async (staff: StaffClient, path: string) =>
  (await read<{ total: number }>(staff, path)).total;

describe('the accounts of branches that come with the demo', () => {
  it('are five: one admin and four editors', () => {
    expect(DEMO_BRANCH_STAFF.size).toBe(5);
  });

  it.each([...DEMO_BRANCH_STAFF])(
    '%s has something to do in each list, and only there',
    async (username, names) => {
      const admin = await signInAt(server.origin);
      const staff = await signInAt(server.origin, undefined, username);
      const ids = new Map(
        (
          await read<{ data: { id: string; username: string }[] }>(
            admin,
            '/api/auth/users?pageSize=100',
          )
        ).data.map(({ id, username: name }) => [name, id]),
      );
      const id = ids.get(username) as string;
      const { data } = await read<{ data: { role: string; branches: { name: string }[] } }>(
        admin,
        `/api/auth/users/${id}`,
      );
      expect(data.branches.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
      const paths = ['/api/applications', '/api/messages', '/api/contents'];
      for (const path of data.role === 'admin' ? [...paths, '/api/meetings'] : paths) {
        const own = await totalOf(staff, path);
        expect(own, path).toBeGreaterThan(0);
        expect(own, path).toBeLessThan(await totalOf(admin, path));
      }
      expect(await totalOf(staff, `/api/applications?assignee=${id}`)).toBeGreaterThan(0);
    },
  );

  it('go with the demo, and their branches with them', async () => {
    const admin = await signInAt(server.origin);
    const { data } = await read<{ data: DemoPlan }>(admin, '/api/installation/demo');
    const plan = Object.fromEntries(data.kinds.map((each) => [each.kind, each]));
    expect(plan.user).toMatchObject({ removed: 14, kept: 0 });
    expect(plan.branch).toMatchObject({ kept: 0 });
    expect((await admin.call('DELETE', '/api/installation/demo')).status).toBe(200);
    expect(await totalOf(admin, '/api/auth/users')).toBe(1);
    expect(await totalOf(admin, '/api/branches')).toBe(0);
  });
});
