import { afterAll, expect, it } from 'vitest';
import { TYPED_APPLICATION } from '../harness/application-form.ts';
import { startDemoServer } from '../harness/demo-server.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { callAsAdmin } from '../journeys/dashboard.ts';

const server = await startDemoServer({ env: FORM_SERVER });
afterAll(() => server.stop());

const MESSAGE = {
  name: 'Zeynep Örnekçi',
  email: 'zeynep@posta.example',
  topic: 'other',
  text: 'Mahallemizdeki toplantıya nasıl katılırım?',
};
const listed = async (path: string) =>
  ((await (await callAsAdmin(server.origin, 'GET', path)).json()) as { total: number }).total;

it('1.18 a visitor submits a membership application, which staff then have', async () => {
  const before = await listed('/api/applications');
  const form = await openForm(server.origin, '/uye-olun');
  const reply = await form.send(TYPED_APPLICATION);
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toMatch(/^\/uye-olun\/alindi\?kod=B-\w{4}-\w{4}$/);
  expect(await listed('/api/applications')).toBe(before + 1);
});

it('1.19 a visitor submits the contact form, and staff then have the message', async () => {
  const before = await listed('/api/messages');
  const form = await openForm(server.origin, '/bize-ulasin');
  const reply = await form.send(MESSAGE);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/bize-ulasin/alindi']);
  expect(await listed('/api/messages')).toBe(before + 1);
});

it('1.20 both forms have a bot-check of their own, and an invented proof is refused', async () => {
  for (const [path, typed] of [
    ['/uye-olun', TYPED_APPLICATION],
    ['/bize-ulasin', MESSAGE],
  ] as const) {
    const challenge = await fetch(`${server.origin}/bot-check${path}`);
    expect([path, challenge.status]).toEqual([path, 200]);
    const form = await openForm(server.origin, path);
    const reply = await form.send({ ...typed, 'form-bot-check': 'invented' });
    expect([path, reply.status]).toEqual([path, 422]);
    expect(await reply.text()).toContain('Güvenlik denetimi doğrulanamadı.');
  }
});
