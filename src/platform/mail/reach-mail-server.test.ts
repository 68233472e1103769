import { expect, it } from 'vitest';
import { openMailServer } from '../../../tests/harness/mail-server.ts';
import { whyMailServerAway } from './transport.server.ts';

it('tells why a mail server cannot be reached, and nothing of one that can', async () => {
  const server = await openMailServer();
  expect(await whyMailServerAway(server.url)).toBeNull();
  await server.close();
  expect(await whyMailServerAway(server.url)).toBe('ECONNREFUSED');
  expect(await whyMailServerAway('smtps://posta.invalid')).toMatch(/^E[A-Z_]+$/);
  expect(await whyMailServerAway('smtp://[::1]:1')).toMatch(/^E[A-Z]+$/);
});
