import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { type Actor, SYSTEM } from '../../platform/actor.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { type EmailKind, queueEmail } from '../../platform/mail/email.server.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { EmailTemplateChange, EmailTexts } from './contract.ts';
import {
  getEmailTemplate,
  previewEmail,
  resetEmailTemplate,
  saveEmailTemplate,
} from './operations.server.ts';

let test: TestApp;
let adminId: string;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  adminId = await test.addUser('yonetici', 'admin', { name: 'Gül', surname: 'Işık' });
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

const emails = () => test.app.services.emails;
const op = (actor: Actor = staff('admin')) => operationOf(test.app.services, actor);
const staff = (role: 'admin' | 'editor'): Actor => ({
  kind: 'staff',
  id: adminId,
  role,
  sessionId: null,
  mustSetUpTwoStep: false,
});
const CHANGED = { kind: 'passwordChanged', locale: 'tr' } as const;
const get = () => getEmailTemplate(op(), emails(), CHANGED);
async function save(change: Partial<EmailTemplateChange>) {
  const { texts, version } = await get();
  return saveEmailTemplate(op(), emails(), CHANGED, { ...texts, version, ...change });
}
async function send() {
  const at = test.now.value.toISOString();
  const values = { userId: adminId, locale: 'tr', at };
  await transact(op(SYSTEM), (tx) => queueEmail(tx, { kind: 'passwordChanged', values }));
  return (await test.emails('yonetici@ufuk.test')).at(-1);
}

it('every e-mail has built-in texts in every language, with valid placeholders', () => {
  const kinds = emails().names;
  expect(kinds.length).toBeGreaterThan(7);
  for (const kind of kinds)
    for (const locale of LOCALES) {
      const texts = emails().builtIn(kind, locale);
      expect(EmailTexts.safeParse(texts).success, `${kind} ${locale}`).toBe(true);
      expect(emails().nameOf(kind, locale), `${kind} ${locale}`).not.toContain('.name');
      expect(texts.action !== '', kind).toBe(emails().find(kind)?.hasAction);
      for (const text of Object.values(texts))
        expect(placeholderFault(text, emails().placeholdersOf(kind)), text).toBeNull();
    }
});

describe('an edited e-mail', () => {
  it('is sent with its new texts, and values are inserted as plain text', async () => {
    expect(await get()).toMatchObject({ version: 0, hasAction: true });
    await test.app.services.db.execute(`update users set name = '<b>{{party}}</b> "Gül"'`);
    const saved = await save({
      subject: 'Merhaba {{name}}',
      text: 'Birinci <i>paragraf</i>, {{ date }}.\n\nİkinci paragraf.\nYeni satır.',
    });
    expect(saved.version).toBe(1);
    const email = await send();
    expect(email?.subject).toBe('Merhaba b party b Gül Işık');
    expect(email?.text).toContain('Birinci <i>paragraf</i>, 20 Kasım 2026.');
    expect(email?.html).toContain('Birinci &lt;i&gt;paragraf&lt;/i&gt;, 20 Kasım 2026.</p>');
    expect(email?.html).toContain('İkinci paragraf.<br>Yeni satır.</p>');
    expect(email?.html).not.toMatch(/<b>|<i>/);
    await test.app.services.db.execute(`update users set name = 'Gül'`);
  });

  it('is refused with an unknown placeholder, at its field', async () => {
    const before = await get();
    await expect(save({ subject: '{{secret}}', note: '{{name' })).rejects.toMatchObject({
      status: 422,
      faults: {
        subject: { rule: 'unknownPlaceholder', values: { placeholder: 'secret' } },
        note: { rule: 'brokenPlaceholder' },
      },
    });
    await expect(save({ action: '' })).rejects.toMatchObject({
      faults: { action: { rule: 'required' } },
    });
    expect(await get()).toEqual(before);
  });

  it('has a subject of one line', () => {
    const { texts, version } = { texts: emails().builtIn('reset', 'tr'), version: 0 };
    const change = { ...texts, version, subject: 'Merhaba\r\nBcc: a@b.test' };
    expect(EmailTemplateChange.safeParse(change).success).toBe(false);
  });

  it('can be changed by admins only, and only from the current version', async () => {
    const { texts, version } = await get();
    const change = { ...texts, version: version - 1 };
    await expect(saveEmailTemplate(op(), emails(), CHANGED, change)).rejects.toMatchObject({
      status: 409,
      details: { current: { version } },
    });
    for (const actor of [staff('editor'), { kind: 'visitor' } as const]) {
      const refused = saveEmailTemplate(op(actor), emails(), CHANGED, { ...texts, version });
      await expect(refused).rejects.toMatchObject({ status: actor.kind === 'staff' ? 403 : 401 });
    }
    const unknown = getEmailTemplate(op(), emails(), { kind: 'constructor', locale: 'tr' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('has a preview with example values', async () => {
    const { texts } = await get();
    const shown = await previewEmail(op(), emails(), CHANGED, { ...texts, heading: '{{time}}' });
    expect(shown.subject).toBe('Merhaba Ayşe Yılmaz');
    expect(shown.html).toContain('12.00</h1>');
    const wrong = previewEmail(op(), emails(), CHANGED, { ...texts, heading: '{{saat}}' });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
  });

  it('can be reset to its built-in texts, and the audit log has both changes', async () => {
    const { version } = await get();
    const back = await resetEmailTemplate(op(), emails(), CHANGED, version);
    expect(back).toMatchObject({ version: 0, texts: emails().builtIn('passwordChanged', 'tr') });
    expect((await send())?.subject).toBe('Parolanız değiştirildi');
    const url = '/api/audit?pageSize=10&subject=passwordChanged';
    const { data } = (await test.call({ method: 'GET', url, headers })).json();
    expect(data).toMatchObject([
      { action: 'emailTemplate.reset', after: { subject: 'Parolanız değiştirildi' } },
      { action: 'emailTemplate.update', after: { subject: 'Merhaba {{name}}' } },
    ]);
    expect(Object.keys(data[1].after).sort()).toEqual(['subject', 'text']);
  });
});

it('an admin lists, previews, changes and resets e-mails through the API', async () => {
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const url = `/api/email-templates${path}`;
    const reply = await test.call({ method, url, headers, ...(body && { payload: body }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const path = '/reset/de';
  const list = async () =>
    (await call('GET', '')).body.data.find(({ kind }: { kind: string }) => kind === 'reset');
  expect(await list()).toEqual({
    kind: 'reset',
    name: 'Parola sıfırlama bağlantısı',
    edited: [],
  });
  const { texts, version } = (await call('GET', path)).body.data;
  const shown = await call('POST', `${path}/preview`, { ...texts, heading: 'Hallo <b>{{name}}' });
  expect(shown.body.data.html).toContain('Hallo &lt;b&gt;Ayşe Yılmaz</h1>');
  const wrong = await call('PUT', path, { ...texts, version, note: '{{geheim}}' });
  expect(wrong.body.fields).toEqual({ note: expect.stringContaining('geheim') });
  const saved = await call('PUT', path, { ...texts, version, subject: 'Hallo' });
  expect(saved).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  expect((await list()).edited).toMatchObject([{ locale: 'de' }]);
  const late = await call('PUT', path, { ...texts, version });
  expect(late).toMatchObject({ status: 409, body: { current: { texts: { subject: 'Hallo' } } } });
  const back = await call('DELETE', `${path}?version=1`);
  expect(back.body.data).toMatchObject({ version: 0, texts });
  expect((await call('GET', '/unbekannt/de')).status).toBe(404);
});

it('an e-mail goes to a recipient without an account, in the language of the job', async () => {
  const to = { email: 'basvuran@baska.test', name: 'Çağrı Öz' };
  const received: EmailKind = {
    texts: 'passwordEmails',
    placeholders: {},
    isDated: true,
    hasAction: false,
    read: async (_op, { applicationId }) => (applicationId === '7' ? { to } : null),
  };
  const notice = emails().builtIn('emailChanged', 'de');
  vi.spyOn(emails(), 'find').mockImplementation((kind) => (kind === 'received' ? received : null));
  const texts = { ...notice, greeting: 'Guten Tag {{name}},' };
  const which = { kind: 'received', locale: 'de' } as const;
  await saveEmailTemplate(op(), emails(), which, { ...texts, version: 0 });
  const at = test.now.value.toISOString();
  await transact(op(SYSTEM), async (tx) => {
    for (const applicationId of ['7', '8'])
      await queueEmail(tx, { kind: 'received', values: { applicationId, locale: 'de', at } });
  });
  const sent = await test.emails(to.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Guten Tag Çağrı Öz,');
  expect(sent[0]?.html).toContain('lang="de"');
});
