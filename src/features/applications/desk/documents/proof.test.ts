import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLY_PATH, applicationBody } from '../../../../../tests/harness/application-form.ts';
import { apply } from '../../../../../tests/harness/applications.ts';
import { FORM_HEADERS } from '../../../../../tests/harness/form-body.ts';
import { readPdf } from '../../../../../tests/harness/read-pdf.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../../platform/actor.ts';
import { openLog } from '../../../../platform/log.server.ts';
import { operationOf } from '../../../../platform/services.server.ts';
import { auditEvents } from '../../../audit/tables.server.ts';
import { legalTextVersions } from '../../../legal-texts/tables.server.ts';
import { makeLinkToken } from '../../links.server.ts';
import { applicationEvents, applications } from '../../tables.server.ts';

/** Of the applicant, and of nobody else here. */
const ADDRESS = '203.0.113.77';
const TYPED_ADDRESS = 'Sakız Ağacı Sok. No: 14/3';

let test: TestApp;
let admin: Record<string, string>;
const logged: string[] = [];
beforeAll(async () => {
  const write = (line: string) => logged.push(line);
  const logger = { loggerInstance: openLog('debug', { write }) };
  test = await openTestApp(undefined, { logger });
  await test.addUser('yonetici', 'admin', { name: 'Gülşah', surname: 'İğdir' });
  await test.addUser('editor', 'editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(applications);
  admin = await test.signIn('yonetici');
});

const later = (seconds: number) => {
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
};
const REASON = 'Savcılığın 10000000146 yazısı için';
const make = (id: string, headers = admin, payload: object = { revealReason: REASON }) =>
  test.call({ method: 'POST', url: `/api/applications/${id}/proof`, headers, payload });
const textOf = async (id: string) => {
  const reply = await make(id);
  expect(reply.statusCode, reply.body).toBe(200);
  return (await readPdf(reply.rawPayload)).text;
};

/** Sends the form of a page from the applicant's address; the text of the page is the reply. */
async function sendForm(url: string, fields: Record<string, string>) {
  const { body } = await test.call({ url });
  const token = /name="form-token" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const payload = new URLSearchParams({ ...fields, 'form-token': token }).toString();
  const path = url.split('?')[0] as string;
  const request = { method: 'POST', url: path, payload, headers: FORM_HEADERS } as const;
  return test.call({ ...request, remoteAddress: ADDRESS });
}

/** The membership form, as a browser with or without scripts sends it. */
async function sendApplication(change: Record<string, string | undefined> = {}, prefix = '') {
  const url = prefix + APPLY_PATH;
  const { body } = await test.call({ url });
  later(30);
  const { secretKey, db } = test.app.services;
  const payload = await applicationBody(body, { secretKey, now: test.now.value }, change);
  const sent = { method: 'POST', url, headers: FORM_HEADERS, payload } as const;
  const reply = await test.call({ ...sent, remoteAddress: ADDRESS });
  expect(reply.statusCode, reply.body).toBe(303);
  const [row] = await db.select().from(applications);
  return row as typeof applications.$inferSelect;
}

const staffCall = async (method: 'PUT' | 'POST', url: string, payload: object) => {
  const reply = await test.call({
    method,
    url: `/api/applications/${url}`,
    headers: admin,
    payload,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

/** An application with everything that can happen to it before it is closed. */
async function sendAndHandle() {
  const { id, code } = await sendApplication();
  const { services } = test.app;
  const asked = await sendForm('/basvurum', { code, email: 'zeynep@posta.example' });
  const page = String(asked.headers.location);
  const emails = await test.emails('zeynep@posta.example');
  const digits = /\b(\d{4} \d{4})\b/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
  later(60);
  await sendForm(page, { request: page.split('istek=')[1] ?? '', digits });
  await staffCall('PUT', `updateApplicationStatus/${id}`, {
    status: 'missingInformation',
    missingFields: ['address'],
    message: 'Kapı numaranızı da yazın.',
  });
  later(60);
  const token = makeLinkToken(services.keys, 'completion', id, null);
  await sendForm(`/basvurum/tamamla?t=${token}`, { token, address: 'Moda Cad. No: 9' });
  later(60);
  const [row] = await services.db.select().from(applications);
  await staffCall('PUT', `${id}/data`, {
    name: 'Zeynep Nur',
    surname: 'Yıldırım',
    birthDate: '1991-03-04',
    email: 'zeynep@posta.example',
    phone: '0532 000 42 17',
    city: '34',
    district: 'Kadıköy',
    address: 'Moda Cad. No: 9',
    occupation: 'Makine mühendisi',
    education: 'lisans',
    reason: 'K-2345-6789',
    version: row?.version,
  });
  later(60);
  const denial = makeLinkToken(services.keys, 'denial', id, null);
  await sendForm(`/basvurum/ben-yapmadim?t=${denial}`, { token: denial });
  await test.emails('zeynep@posta.example');
  return { id, code };
}

describe('the file', () => {
  it('has the data as sent, the texts, the address, the bot-check, the confirmations and every step', async () => {
    const { id, code } = await sendAndHandle();
    const reply = await make(id);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="irade-beyani-${code}.pdf"`,
    });
    const { text, structure, marked, info } = await readPdf(reply.rawPayload);
    const [row] = await test.app.services.db.select().from(applications);
    for (const words of [
      'İrade beyanı dosyası',
      `Başvuru numarası: ${code}`,
      'Hazırlayan Gülşah İğdir',
      `Gerekçe ${REASON}`,
      'Gönderildi 20 Kasım 2026 12:00:30 2026-11-20T09:00:30.000Z',
      `Ağ adresi (IP) ${ADDRESS}`,
      'Geçti: tarayıcı bir iş kanıtı hesapladı. Yöntem: ALTCHA, PBKDF2/SHA-256, deneme başına',
      'Formun dili Türkçe',
      // As sent, before the completion and the correction.
      'Soyad Örnekçi',
      'T.C. kimlik numarası 10000000146',
      'Kimlik seri numarası A12B34567',
      'Doğum tarihi 4 Mart 1991',
      'İl İstanbul',
      `Adres ${TYPED_ADDRESS}`,
      'Öğrenim durumu Lisans',
      '1. sürüm, 20 Kasım 2026 tarihinde yayımlandı',
      `Metinden şimdi hesaplanan özet ${row?.consentHash.slice(0, 32)} ${row?.consentHash.slice(32)}`,
      'Eşleşiyor: aşağıdaki metin, başvurana gösterilen metindir.',
      'Onay kutusu işaretlenerek gönderildi.',
      'E-posta adresi doğrulandı: adrese gönderilen tek kullanımlık kod 20 Kasım 2026',
      'e-posta gönderdi: Üyelik başvurusu alındı',
      'e-posta gönderdi: Başvuru durumu için tek kullanımlık kod',
      'başvuruyu “Eksik bilgi” durumuna aldı',
      'Başvurana yazılan: Kapı numaranızı da yazın.',
      `Adres: “${TYPED_ADDRESS}” yerine “Moda Cad. No: 9”`,
      'bilgileri düzeltti: Soyad',
      'Soyad: “Örnekçi” yerine “Yıldırım” Gerekçe: K-2345-6789',
      'bu başvuruyu kendisinin yapmadığını bildirdi',
      'Denetim kaydının son olayı',
      `Sayfa 1 / `,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Eşleşmiyor');
    expect(text).not.toContain('saklanmamış');
    const consent = await test.call({ url: '/acik-riza-metni' });
    const sentence = /<p>([^<.]{40,})\./.exec(consent.body.split('<main')[1] ?? '')?.[1];
    expect(text).toContain(sentence);
    // As PDF/UA asks: title, language, tags.
    expect(marked).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Title: `İrade beyanı dosyası ${code}`, Language: 'tr-TR' });
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD'])
      expect(structure).toContain(`"role":"${tag}"`);
  });

  it('has the texts in the language of the form', async () => {
    const { id } = await sendApplication({}, '/de');
    const text = await textOf(id);
    expect(text).toContain('Formun dili Almanca');
    const [found] = await test.app.services.db
      .select()
      .from(legalTextVersions)
      .where(eq(legalTextVersions.kind, 'consent'));
    expect(text).toContain(found?.wordings.de?.statement.replace(/\s+/g, ' '));
    expect(text).not.toContain(found?.wordings.tr.statement.replace(/\s+/g, ' '));
  });

  it('says that a form came without a script, and what was not recorded about an older one', async () => {
    const { id } = await sendApplication({ 'form-bot-check': undefined });
    expect(await textOf(id)).toContain(
      'betik çalıştırmayan bir tarayıcıdan iş kanıtı olmadan geldi',
    );
    const { db } = test.app.services;
    await db.update(applications).set({ botCheck: null, address: sql`address` });
    await db.insert(applicationEvents).values({
      id: '00000000-0000-4000-8000-000000000001',
      applicationId: id,
      at: test.now.value,
      kind: 'corrected',
      actorKind: 'staff',
      details: { fields: ['surname'] },
    });
    const older = await textOf(id);
    expect(older).toContain('Robot denetimi Kaydedilmemiş');
    expect(older).toContain('Soyad Örnekçi (Gönderildiği hâli saklanmamış; bu, şu anki değerdir.)');
    expect(older).toContain(
      'silinmiş kullanıcı bilgileri düzeltti: Soyad Önceki değerler saklanmamış.',
    );
  });

  it('says that a text is not the one that was shown, or is missing', async () => {
    const { id } = await sendApplication();
    const { db } = test.app.services;
    await db.update(applications).set({ consentHash: 'a'.repeat(64), noticeVersion: 99 });
    const text = await textOf(id);
    expect(text).toContain('Eşleşmiyor');
    expect(text).toContain('99. sürüm');
    expect(text).toContain('Bu sürümün metni kayıtlarda yok; karşılaştırılamadı.');
  });

  it('writes a character that its font lacks as a number, and divides many steps among pages', async () => {
    const { id } = await apply(operationOf(test.app.services, VISITOR), {
      occupation: 'Жrnalist 🙂',
      address: `${'Çok uzun bir sokak adı '.repeat(12)}SON`,
    });
    const text = await textOf(id);
    expect(text).toContain('[U+1F642]');
    expect(text).toContain('sokak adı SON');
    for (let at = 0; at < 60; at++) {
      const note = `Not ${at}. ${'Uzun bir açıklama. '.repeat(40)}`;
      await staffCall('PUT', `${id}/note`, { adminNote: note });
    }
    expect((await textOf(id)).match(/notu değiştirdi/g)).toHaveLength(60);
  });
});

describe('who makes it', () => {
  it('an admin after the password was entered, with a reason, and it is recorded with the checksum of the file', async () => {
    const { id } = await apply(operationOf(test.app.services, VISITOR));
    expect((await make(id, await test.signIn('editor'))).statusCode).toBe(403);
    later(11 * 60);
    expect((await make(id)).json()).toMatchObject({ code: 'passwordConfirmationNeeded' });
    const confirmed = { currentPassword: PASSWORD };
    const url = '/api/account/confirm-password';
    await test.call({ method: 'POST', url, headers: admin, payload: confirmed });
    for (const payload of [{}, { revealReason: ' ok ' }])
      expect((await make(id, admin, payload)).json()).toMatchObject({
        fields: { revealReason: expect.any(String) },
      });
    expect((await make('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    const { db } = test.app.services;
    const recorded = () =>
      db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.action, 'application.makeProof'))
        .orderBy(auditEvents.seq);
    const before = (await recorded()).length;
    const reply = await make(id);
    expect(reply.statusCode).toBe(200);
    const events = (await recorded()).slice(before);
    expect(events.map(({ subjectId, after }) => [subjectId, after])).toEqual([
      [
        id,
        {
          checksum: createHash('sha256').update(reply.rawPayload).digest('hex'),
          revealReason: 'Savcılığın ••••••••••• yazısı için',
        },
      ],
    ]);
    const one = await test.call({ url: `/api/applications/${id}`, headers: admin });
    expect(one.json().data.timeline[0]).toMatchObject({ kind: 'proofMade', reason: REASON });
  });

  it('nobody, when the key of the application is gone: a conflict', async () => {
    const { id } = await apply(operationOf(test.app.services, VISITOR));
    await test.app.services.db.update(applications).set({ recordKey: null });
    const reply = await make(id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'keyDestroyed']);
  });
});

it.each(['proof', 'declaration'])(
  'the %s of an application that is deleted while it is made is not given out',
  async (file) => {
    const { id } = await apply(operationOf(test.app.services, VISITOR));
    const deleting = await test.app.services.db.$client.connect();
    await deleting.query('begin');
    await deleting.query('delete from applications where id = $1', [id]);
    const url = `/api/applications/${id}/${file}`;
    const payload = file === 'proof' ? { revealReason: REASON } : {};
    const asked = test.call({ method: 'POST', url, headers: admin, payload });
    await expect
      .poll(async () => {
        const { rows } = await deleting.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await deleting.query('commit');
    deleting.release();
    expect((await asked).statusCode).toBe(404);
  },
);

describe('what it is made of', () => {
  it('the network address is in no other reply, page, export or line of the log', async () => {
    logged.length = 0;
    const { id, code } = await sendAndHandle();
    const open = (url: string) => test.call({ url, headers: admin });
    const send = (url: string, payload: object) =>
      test.call({ method: 'POST', url: `/api/applications${url}`, headers: admin, payload });
    const { paths } = (await open('/api/docs')).json();
    // A stream does not end.
    const readable = Object.keys(paths).filter(
      (path) => paths[path].get && !path.endsWith('/stream'),
    );
    const replies = await Promise.all(
      readable.map((path) => open(path.replace('{id}', id).replace(/\{\w+\}/g, '1'))),
    );
    const found = replies.filter(({ statusCode }) => statusCode === 200);
    expect(found.length).toBeGreaterThan(30);
    const own = await Promise.all([
      open(`/api/applications/${id}`),
      open(`/api/applications?q=${code}`),
      open(`/uye-olun/alindi?kod=${code}`),
      send('/export', { format: 'csv', reason: 'Aylık rapor', withNumbers: true }),
    ]);
    for (const reply of own) expect(reply.statusCode, reply.body).toBe(200);
    for (const reply of [...replies, ...own]) expect(reply.body).not.toContain(ADDRESS);
    const declaration = await send(`/${id}/declaration`, { revealReason: REASON });
    expect((await readPdf(declaration.rawPayload)).text).not.toContain(ADDRESS);
    const emails = await test.emails('zeynep@posta.example');
    expect(emails.length).toBeGreaterThan(2);
    expect(JSON.stringify(emails)).not.toContain(ADDRESS);
    expect(logged.length).toBeGreaterThan(0);
    // The line of a request has the address of every visitor, and nothing of an application.
    for (const line of logged.filter((one) => one.includes(ADDRESS))) {
      expect(line).toContain('"msg":"request"');
      expect(line).not.toMatch(new RegExp(`${id}|${code}`));
    }
    expect(await textOf(id)).toContain(ADDRESS);
  });

  it('values before a correction are stored encrypted, and are deleted with the application', async () => {
    const { id } = await sendAndHandle();
    const { db } = test.app.services;
    const stored = async () => {
      const { rows } = await db.execute(sql`select a::text, e::text from applications a
        left join application_events e on e.application_id = a.id where a.id = ${id}`);
      return JSON.stringify(rows);
    };
    const changed = () =>
      db.select().from(applicationEvents).where(sql`${applicationEvents.changes} is not null`);
    expect(await changed()).toHaveLength(2);
    expect(await stored()).not.toMatch(/Örnekçi|Moda Cad|Sakız|203\.0\.113/);
    await db.delete(applications).where(eq(applications.id, id));
    expect(await changed()).toEqual([]);
    expect((await make(id)).statusCode).toBe(404);
  });
});
