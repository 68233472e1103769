import { afterAll, describe, expect, it } from 'vitest';
import { TYPED_APPLICATION } from '../harness/application-form.ts';
import { startDemoServer } from '../harness/demo-server.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from '../journeys/dashboard.ts';

const server = await startDemoServer({ env: FORM_SERVER });
afterAll(() => server.stop());
const admin = await callAs(server.origin, ADMIN.ADMIN_EMAIL);

interface Reply {
  message: string;
  data: { id: string; status: string; adminNote: string; moves: string[] };
}
const call = async (method: string, path: string, body?: object, language = 'en') => {
  const reply = await admin(method, `/api/applications${path}`, body, {
    'accept-language': language,
  });
  return { status: reply.status, ...((await reply.json()) as Reply) };
};

/** Applies with the form of the site; answers the id. */
async function apply(): Promise<string> {
  const reply = await (await openForm(server.origin, '/uye-olun')).send(TYPED_APPLICATION);
  const code = reply.headers.get('location')?.split('kod=')[1];
  const { data } = await call('GET', `?q=${code}`);
  return (data as unknown as { id: string }[])[0]?.id ?? '';
}
const move = (id: string, status: string) =>
  call('PUT', `/updateApplicationStatus/${id}`, { status });

describe('an application', () => {
  it('4.9 4.15 has the status application at first, and four possible moves', async () => {
    const { data } = await call('GET', `/${await apply()}`);
    expect(data.status).toBe('application');
    expect([...data.moves].sort()).toEqual([
      'inReview',
      'missingInformation',
      'reddedildi',
      'withdrawn',
    ]);
  });

  it('4.10 4.12 4.14 7.12 is rejected with PUT {status}: “Application status updated.”', async () => {
    const moved = await move(await apply(), 'reddedildi');
    expect([moved.status, moved.data.status, moved.message]).toEqual([
      200,
      'reddedildi',
      'Application status updated.',
    ]);
  });

  it('4.11 4.12 becomes a membership after its review', async () => {
    const id = await apply();
    expect((await move(id, 'inReview')).status).toBe(200);
    expect((await move(id, 'uyelikIslemleriTamamlandi')).data.status).toBe(
      'uyelikIslemleriTamamlandi',
    );
  });

  it('4.15 refuses a move that is not allowed with 409, and an invented status with 422', async () => {
    const id = await apply();
    expect((await move(id, 'uyelikIslemleriTamamlandi')).status).toBe(409);
    expect((await move(id, 'invented')).status).toBe(422);
    expect((await call('GET', `/${id}`)).data.status).toBe('application');
  });

  it('4.13 has a note, which an admin adds with a status or changes alone', async () => {
    const id = await apply();
    const body = { status: 'inReview', adminNote: 'İlk not.' };
    const added = await call('PUT', `/updateApplicationStatus/${id}`, body);
    expect(added.data.adminNote).toBe('İlk not.');
    const changed = await call('PUT', `/${id}/note`, { adminNote: 'İkinci not.' });
    expect(changed.data.adminNote).toBe('İkinci not.');
  });
});
