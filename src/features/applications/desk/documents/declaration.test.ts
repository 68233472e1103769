import { PDFiumLibrary } from '@hyzyla/pdfium';
import { eq } from 'drizzle-orm';
import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoParty } from '../../../../../database/demo/party.ts';
import { APPLICANT, apply } from '../../../../../tests/harness/applications.ts';
import { readPdf } from '../../../../../tests/harness/read-pdf.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../../platform/actor.ts';
import { operationOf } from '../../../../platform/services.server.ts';
import { auditEvents } from '../../../audit/tables.server.ts';
import { party } from '../../../party/tables.server.ts';
import { applications } from '../../tables.server.ts';

let test: TestApp;
let id: string;
let code: string;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
  const name = { name: 'Işıl Gülşah', surname: 'Çığlıoğlu İğdir' };
  ({ id, code } = await apply(operationOf(test.app.services, VISITOR), name));
});
afterAll(() => test.close());

const print = (headers: Record<string, string>, payload: object = {}, of = id) =>
  test.call({ method: 'POST', url: `/api/applications/${of}/declaration`, headers, payload });

/** What a telephone reads on the printed page. */
async function readQrCode(bytes: Buffer): Promise<string | undefined> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { width, height, data } = await document
    .getPage(0)
    .render({ render: 'bitmap', scale: 2.5 });
  document.destroy();
  library.destroy();
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

it('an editor prints it with an empty place for the identity number', async () => {
  const editor = await test.signIn('editor');
  const reply = await print(editor);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="beyanname-${code}.pdf"`,
  });
  const { pages, text, structure, marked, info } = await readPdf(reply.rawPayload);
  expect(pages).toBe(1);
  for (const words of [
    'Üyelik giriş beyannamesi',
    `Başvuru numarası: ${code}`,
    'Ad Işıl Gülşah',
    'Soyad Çığlıoğlu İğdir',
    'Doğum yeri',
    'Doğum tarihi 14 Mart 1991',
    'Öğrenim durumu Lisans',
    'Meslek Makine mühendisi',
    'İl, İlçe İstanbul, Kadıköy',
    `Adres ${APPLICANT.address}`,
    'Telefon +90 532 000 42 17',
    `E-posta adresi ${APPLICANT.email}`,
    'kabul edilmemi talep ederim.',
    'Üye kayıt numarası',
    'İmza',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain(APPLICANT.tcKimlikNo);
  // As PDF/UA asks: title, language, tags.
  expect(marked).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Title: `Üyelik giriş beyannamesi ${code}`, Language: 'tr-TR' });
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure'])
    expect(structure).toContain(`"role":"${tag}"`);
  expect(reply.rawPayload.includes('pdfuaid')).toBe(true);

  const { publicUrl } = test.app.services;
  expect(await readQrCode(reply.rawPayload)).toBe(
    `${publicUrl}/dashboard/applications/${id}/details`,
  );
});

it('with the identity number: only for an admin, after the password, with a reason', async () => {
  const revealReason = 'Islak imza için 10000000146 yazılsın';
  expect((await print(await test.signIn('editor'), { revealReason })).statusCode).toBe(403);
  const admin = await test.signIn('yonetici');
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
  expect((await print(admin, { revealReason })).json()).toMatchObject({
    code: 'passwordConfirmationNeeded',
  });
  await test.call({
    method: 'POST',
    url: '/api/account/confirm-password',
    headers: admin,
    payload: { currentPassword: PASSWORD },
  });
  expect((await print(admin, { revealReason: ' ' })).json()).toMatchObject({
    fields: { revealReason: expect.any(String) },
  });
  const none = '00000000-0000-4000-8000-000000000000';
  expect((await print(admin, {}, none)).statusCode).toBe(404);
  const reply = await print(admin, { revealReason });
  expect(reply.statusCode).toBe(200);
  expect((await readPdf(reply.rawPayload)).text).toContain(APPLICANT.tcKimlikNo);

  const events = await test.app.services.db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'application.printDeclaration'))
    .orderBy(auditEvents.seq);
  expect(events.map(({ after }) => after)).toEqual([
    { withNumbers: false },
    { withNumbers: true, revealReason: 'Islak imza için ••••••••••• yazılsın' },
  ]);
  const url = `/api/applications/${id}`;
  const { timeline } = (await test.call({ method: 'GET', url, headers: admin })).json().data;
  const printed = timeline.filter(({ kind }: { kind: string }) => kind === 'declarationPrinted');
  expect(printed).toHaveLength(2);
});

it('has the decision of acceptance where it is known, and room for it otherwise', async () => {
  const editor = await test.signIn('editor');
  const textOf = async () => (await readPdf((await print(editor)).rawPayload)).text;
  const { db } = test.app.services;
  const row = eq(applications.id, id);
  const decision = { decisionNumber: '2026/14', decisionDate: '2026-11-18' };
  await db
    .update(applications)
    .set({ status: 'uyelikIslemleriTamamlandi', ...decision })
    .where(row);
  expect(await textOf()).toContain('18 Kasım 2026, 2026/14');
  // The line is about an acceptance.
  await db.update(applications).set({ status: 'reddedildi' }).where(row);
  expect(await textOf()).not.toContain('2026/14');
  const none = { decisionNumber: null, decisionDate: null };
  await db
    .update(applications)
    .set({ status: 'application', ...none })
    .where(row);
});

it('names the party in its head, its request and its facts, and leaves out a name that is not known', async () => {
  const { db } = test.app.services;
  const editor = await test.signIn('editor');
  const printed = async () => readPdf((await print(editor)).rawPayload);
  const unnamed = await printed();
  expect(unnamed.text).toContain('partinize üye olarak kabul edilmemi talep ederim.');
  expect(unnamed.info).not.toHaveProperty('Author');
  expect(unnamed.structure).toMatch(/"role":"Document","children":\[\{"role":"H1"/);
  await db.insert(party).values({ data: demoParty, updatedAt: new Date() });
  const { text, info, structure } = await printed();
  expect(text).toMatch(/^Liberal Ufuk Partisi Üyelik giriş beyannamesi/);
  expect(text).toContain('Liberal Ufuk Partisi üyeliğine kabul edilmemi talep ederim.');
  expect(info).toMatchObject({ Author: 'Liberal Ufuk Partisi' });
  expect(structure).toMatch(/"role":"Document","children":\[\{"role":"P"/);
});
