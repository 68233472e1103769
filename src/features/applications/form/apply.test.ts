import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLY_PATH, applicationBody } from '../../../../tests/harness/application-form.ts';
import { FORM_HEADERS } from '../../../../tests/harness/form-body.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.app.services.db.delete(applications);
});
afterAll(() => test.close());

/** Opens the page, waits ten seconds, and sends it with these changes. */
async function send(change: Record<string, string | undefined> = {}, prefix = '') {
  const url = prefix + APPLY_PATH;
  const { body: html } = await test.call({ url });
  test.now.value = new Date(test.now.value.getTime() + 10_000);
  const { secretKey } = test.app.services;
  const payload = await applicationBody(html, { secretKey, now: test.now.value }, change);
  return test.call({ method: 'POST', url, headers: FORM_HEADERS, payload });
}
const rows = () => test.app.services.db.select().from(applications);

describe('a sent application', () => {
  it('1.18 is stored with the versions of the texts that were shown, staff then have it, and its code is confirmed', async () => {
    const reply = await send();
    expect(reply.statusCode).toBe(303);
    const [row] = await rows();
    if (!row) throw new Error('Nothing was stored.');
    expect(reply.headers.location).toBe(`/uye-olun/alindi?kod=${row.code}`);
    expect(row.code).toMatch(/^B-\w{4}-\w{4}$/);
    expect(row).toMatchObject({
      status: 'application',
      name: 'Zeynep Nur',
      city: 34,
      district: 'Kadıköy',
      locale: 'tr',
      noticeVersion: 1,
      consentVersion: 1,
      declarationVersion: 1,
    });
    expect(decryptSecrets(test.app.services.keys, row, ['birthDate', 'phone'])).toEqual({
      birthDate: '1991-03-04',
      phone: '+905320004217',
    });
    await test.addUser('elif', 'editor');
    const list = await test.call({ url: '/api/applications', headers: await test.signIn('elif') });
    expect(list.json()).toMatchObject({ total: 1, data: [{ id: row.id }] });
    const page = await test.call({ url: String(reply.headers.location) });
    expect(page.body).toContain(row.code);
    expect(page.body).toContain('noindex');
  });

  it('has the language of its page', async () => {
    expect((await send({}, '/de')).headers.location).toMatch(/^\/de\/uye-olun\/alindi\?kod=B-/);
    expect(await rows()).toMatchObject([{ locale: 'de' }]);
  });
});

describe('a refused application', () => {
  it('keeps what was typed, and lists the errors in the order of the page', async () => {
    const reply = await send({
      surname: '',
      'birthDate-year': '2031',
      tcKimlikNo: '1000000014',
      district: 'Çankaya',
      name: 'Zeynep "<b>',
    });
    expect(reply.statusCode).toBe(422);
    const links = [...reply.body.matchAll(/<a href="#(alan-[^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual([
      'alan-name',
      'alan-surname',
      'alan-birthDate',
      'alan-tcKimlikNo',
      'alan-district',
    ]);
    for (const id of links) expect(reply.body).toContain(`id="${id}"`);
    expect(reply.body).toContain('value="1000000014"');
    expect(reply.body).toContain('value="2031"');
    expect(reply.body).toContain('value="Zeynep &quot;&lt;b&gt;"');
    expect(reply.body).toContain('Bu ilçe seçtiğiniz ilde değil.');
    expect(reply.body).toMatch(/<option value="34" lang="tr" selected/);
    expect(await rows()).toHaveLength(0);
  });

  it.each([
    ['consent', 'Başvurunuzun işlenebilmesi için açık rızanız gerekir.'],
    ['declaration', 'Üyelik koşullarını taşıdığınızı beyan edin.'],
  ])('without %s', async (name, message) => {
    const reply = await send({ [name]: undefined });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(message);
  });

  it('of a person who is eighteen only tomorrow', async () => {
    const tomorrow = dayInIstanbul(new Date(), 1);
    const reply = await send({
      'birthDate-day': tomorrow.slice(8),
      'birthDate-month': String(Number(tomorrow.slice(5, 7))),
      'birthDate-year': String(Number(tomorrow.slice(0, 4)) - 18),
    });
    // A person born on 29 February is of age on 1 March.
    if (tomorrow.slice(5) === '02-29') return;
    expect(reply.body).toContain('18 yaşını doldurmuş');
  });

  it('that consented to a text which was never shown', async () => {
    const reply = await send({ consentShown: '7.ffff' });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('value="Örnekçi"');
    expect(await rows()).toHaveLength(0);
  });

  it('1.20 with an invented proof of the bot-check, whose challenge the server gives', async () => {
    expect((await test.call({ url: `/bot-check${APPLY_PATH}` })).statusCode).toBe(200);
    const reply = await send({ 'form-bot-check': 'invented' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Güvenlik denetimi doğrulanamadı.');
    expect(await rows()).toHaveLength(0);
  });

  it('with a field that the form does not have', async () => {
    expect((await send({ status: 'uyelikIslemleriTamamlandi' })).statusCode).toBe(422);
  });
});

it('no box is ticked beforehand', async () => {
  expect((await test.call({ url: APPLY_PATH })).body).not.toMatch(/type="checkbox"[^>]*checked/);
});

it('the confirmation page repeats only well-formed codes, and no cache stores them', async () => {
  const right = await test.call({ url: '/uye-olun/alindi?kod=B-2222-2222' });
  expect(right.body).toContain('B-2222-2222');
  expect(right.headers['cache-control']).toBe('no-store, no-transform');
  const page = await test.call({ url: '/uye-olun/alindi?kod=B-<script>' });
  expect(page.statusCode).toBe(404);
  expect(page.body).not.toContain('alindi?kod=B-<script>');
});
