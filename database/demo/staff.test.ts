import { afterAll, expect, it } from 'vitest';
import { findFirstAdminId } from '../../src/features/identity/users/operations.server.ts';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { VISITOR } from '../../src/platform/actor.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../tests/harness/test-app.ts';
import { loadStaff } from './staff.ts';

const test: TestApp = await openTestApp();
afterAll(() => test.close());

it('the demo has fourteen more users, five of them limited to branches, once, and none of them can sign in', async () => {
  const { db } = test.app.services;
  const adminId = await test.addUser('ilk', 'admin');
  const op = operationOf(test.app.services, VISITOR);
  await loadStaff(op);
  await loadStaff(op);
  const colleagues = (await db.select().from(users)).filter((user) => user.id !== adminId);
  expect(colleagues).toHaveLength(14);
  expect(colleagues.filter((user) => user.status === 'active')).toHaveLength(12);
  for (const user of colleagues) {
    expect(user.email).toMatch(/^[a-z]+\.[a-z]+@ufuk\.example$/);
    expect(user.subject).toBeNull();
    if ((user.role === 'admin' && user.isNational) || !user.lastSignInAt)
      expect(user.passwordHash).toBeNull();
    expect(user.createdAt.getTime()).toBeLessThan((user.lastSignInAt ?? op.now).getTime());
    const payload = { username: user.email, password: PASSWORD };
    const reply = await test.call({ method: 'POST', url: '/api/auth/login', payload });
    expect(reply.statusCode).toBe(401);
  }
  expect(await findFirstAdminId(db)).toBe(adminId);
});
