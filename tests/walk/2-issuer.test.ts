import { afterAll, expect, it } from 'vitest';
import { startDemoServer } from '../harness/demo-server.ts';
import { findFreePort } from '../harness/free-port.ts';
import { startProvider } from '../harness/oidc-provider.ts';
import { sharedDemo } from '../harness/shared-demo.ts';
import { readPage, textOf } from './read-page.ts';

const server = await sharedDemo();
const port = await findFreePort();
const client = { id: 'ufuk', secret: 'a secret that the provider knows' };
const provider = await startProvider(`http://127.0.0.1:${port}`, client);
afterAll(() => provider.stop());
const other = await startDemoServer({
  env: {
    PORT: String(port),
    AUTH_ISSUER: 'oidc',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_ROLES: 'yonetim=admin',
  },
});
afterAll(() => other.stop());

it('2.49 8.15 the issuer-mismatch page has the sentence of the specification, and status 400', async () => {
  const page = await readPage(other.origin, '/auth/login');
  expect(page.status).toBe(400);
  expect(textOf(page.main)).toContain('400: Issuer mismatch, currently using oidc');
});

it('2.52 /auth/login is the sign-in page only while the issuer is the token-based one', async () => {
  const ours = await readPage(server.origin, '/auth/login');
  expect([ours.status, ours.title]).toEqual([200, 'Yönetim paneli | Liberal Ufuk Partisi']);
  const credentials = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ username: 'admin@ufuk.test', password: 'x' });
  const reply = await fetch(`${other.origin}/api/auth/login`, { ...credentials, body });
  expect(reply.status).toBe(400);
});
