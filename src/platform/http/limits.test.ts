import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('all addresses of an IPv6 network count as one client', async () => {
  const look = (remoteAddress: string) =>
    test.call({
      method: 'POST',
      url: '/api/auth/password-link',
      payload: { token: 'x' },
      remoteAddress,
    });
  const statuses = [];
  for (let n = 0; n < 61; n++)
    statuses.push((await look(`2001:db8:1:2::${n.toString(16)}`)).statusCode);
  expect(statuses).toEqual([...Array(60).fill(404), 429]);
  expect((await look('2001:db8:1:3::1')).statusCode).toBe(404);
});
