import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proofFor } from '../../../tests/harness/bot-check.ts';
import { allEmailsSent } from '../../../tests/harness/emails.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type MailServer, openMailServer } from '../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { VISITOR } from '../../platform/actor.ts';
import { openLog } from '../../platform/log.server.ts';
import type { Neighbours } from '../../platform/neighbours.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { BOT_CHECK_FIELD, TOKEN_FIELD } from '../../site/kit/forms/form-state.ts';
import { makeParty } from '../party/operations.server.ts';
import { messageData } from './change.server.ts';
import type { Message, MessagePage } from './contract.ts';
import { messageEmails } from './emails.server.ts';
import type { ContactForm } from './form.ts';
import { submitMessage } from './pages.server.ts';
import { decryptSender } from './secrets.server.ts';
import { contactMessageReplies, contactMessages, topicEmails } from './tables.server.ts';

const TOPICS = [
  { title: 'Üyelik', text: 'Başvuru ve kayıt.', email: 'uyelik@parti.example' },
  { title: 'Basın', text: 'Görüş ve röportaj.', email: 'basin@parti.example' },
];
const FORM: Omit<ContactForm, 'noticeShown' | 'branch'> = {
  name: 'Ayla Işık',
  email: 'ayla.isik@posta.example',
  phone: '0532 000 42 17',
  topic: 'Üyelik',
  text: 'Üyelik kaydımı İzmir’e taşımak istiyorum.',
};
/** The same number as it is stored. */
const PHONE = '+905320004217';

let test: TestApp;
let mail: MailServer;
let op: Operation;
let network = 0;
let admin: Record<string, string>;
let editor: Record<string, string>;
let editorId: string;

beforeAll(async () => {
  mail = await openMailServer({ refuse: (recipient) => recipient.startsWith('yok@') });
  test = await openTestApp(undefined, {
    mail: { smtpUrl: mail.url, outbox: '', from: null },
    // One e-mail is meant to be refused; every other error fails the test.
    logger: {
      loggerInstance: openLog('error', {
        write: (line) => line.includes('"EmailRefused"') || console.error(line),
      }),
    },
  });
  op = operationOf(test.app.services, VISITOR, { address: '198.51.100.7', userAgent: '' });
  await makeParty(op.db, { name: 'Deneme Partisi', topics: TOPICS }, op.now);
  await test.addUser('yonetici', 'admin');
  editorId = await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  await test.addUser('uye', 'user');
  admin = await test.signIn('yonetici');
  editor = await test.signIn('editor');
  await test.app.startJobs();
});
beforeEach(async () => {
  network++;
  await allEmailsSent(op.db);
  mail.received.length = 0;
  await op.db.delete(contactMessages);
  // Only the tests of these e-mails want them.
  const sentAt = new Date(op.now.getTime() + 86_400_000);
  await op.db.delete(topicEmails);
  await op.db.insert(topicEmails).values(TOPICS.map(({ title }) => ({ topic: title, sentAt })));
});
afterAll(async () => {
  await test.close();
  await mail.close();
});

const later = (seconds: number) => {
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
};
const submit = (change: Partial<ContactForm> = {}, locale: 'tr' | 'de' = 'tr') => {
  later(1);
  return submitMessage(
    { ...op, now: test.now.value },
    { ...FORM, phone: PHONE, ...change },
    { locale },
  );
};
const rows = () => op.db.select().from(contactMessages);
async function call<T>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  headers = editor,
): Promise<{ status: number; body: T }> {
  const reply = await test.call({
    method,
    url: `/api/messages${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const list = async (query = '') => (await call<MessagePage>('GET', query)).body;
const read = async (id: string) => (await call<{ data: Message }>('GET', `/${id}`)).body.data;

const PATH = '/bize-ulasin';
const proof = async () => ({
  [BOT_CHECK_FIELD]: await proofFor(PATH, test.app.services.secretKey, test.now.value),
});

/** Opens the page, waits, and sends these fields with a proof of the bot-check. */
async function send(fields: Record<string, string>, path = PATH) {
  return sendPlain({ ...fields, ...(await proof()) }, 10, path);
}

/** The same without a script. */
async function sendPlain(fields: Record<string, string>, seconds: number, path = PATH) {
  test.app.services.cache.clear();
  const { body } = await test.call({ method: 'GET', url: path });
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] as string;
  const shown = { [TOKEN_FIELD]: hidden(TOKEN_FIELD), noticeShown: hidden('noticeShown') };
  later(seconds);
  return test.call({
    method: 'POST',
    url: path,
    remoteAddress: `10.7.0.${network}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://ufuk.test',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({ ...shown, ...fields }).toString(),
  });
}

describe('the contact form', () => {
  it('1.19 stores a message, which staff then have, and leads to the confirmation, in the language of the page', async () => {
    const reply = await send({ ...FORM }, '/de/bize-ulasin');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/de/bize-ulasin/alindi');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'new', topic: 'Üyelik', locale: 'de', version: 1 });
    expect(row).toMatchObject({
      noticeVersion: 1,
      noticeHash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(decryptSender(op.keys, row as NonNullable<typeof row>)).toEqual({
      name: FORM.name,
      email: FORM.email,
      phone: PHONE,
      text: FORM.text,
    });
    expect((await list()).total).toBe(1);
    const page = await test.call({ method: 'GET', url: '/de/bize-ulasin/alindi' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('noindex');
  });

  it('offers the topics of the party, and an e-mail to each', async () => {
    const { body } = await test.call({ method: 'GET', url: '/bize-ulasin' });
    for (const { title, email } of TOPICS) {
      expect(body).toContain(`value="${title}"`);
      expect(body).toContain(`mailto:${email}`);
    }
    expect(body).toContain('value="other"');
  });

  it('names what is missing, and keeps everything else that was typed', async () => {
    const reply = await send({ ...FORM, email: 'ayla', phone: '12', topic: '', name: '' });
    expect(reply.statusCode).toBe(422);
    for (const text of [
      'Adınız zorunludur. <small>Adınızı yazın.</small>',
      'ad@ornek.com biçiminde',
      'Konu zorunludur. <small>Bir konu seçin.</small>',
      'Telefonu 0532',
      FORM.text,
    ])
      expect(reply.body).toContain(text);
    expect(reply.body).toContain('value="ayla"');
    expect(await rows()).toHaveLength(0);
  });

  it.each([
    ['www.odul.example', 'internet adresi olamaz'],
    ['odul.example', 'noktadan sonra boşluk bırakın'],
    ['Ödül https://x', 'internet adresi olamaz'],
    ['Ayla 0532', 'yalnızca harflerden oluşur'],
    ['\u3164\u200b', 'Adınız zorunludur.'],
  ])('refuses the name %j, which stands in the e-mail with the reply', async (name, words) => {
    const reply = await send({ ...FORM, name });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(words);
    expect(reply.body).toContain(FORM.text);
    expect(await rows()).toHaveLength(0);
  });

  it('refuses a topic that the party does not have', async () => {
    const reply = await send({ ...FORM, topic: 'Uydurma' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Listedeki konulardan birini seçin');
    expect(reply.body).toContain(FORM.text);
    expect(await rows()).toHaveLength(0);
  });

  it('is refused with everything typed if the information notice has changed meanwhile', async () => {
    const reply = await send({ ...FORM, noticeShown: '1-0000' });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain(FORM.text);
    expect(reply.body).toContain('href="/aydinlatma-metni/iletisim"');
    expect(await rows()).toHaveLength(0);
  });

  it('accepts a text of 5,000 characters of any kind, and not a longer one', async () => {
    expect((await send({ ...FORM, text: '가'.repeat(5000) })).statusCode).toBe(303);
    const reply = await send({ ...FORM, text: 'a'.repeat(5001) });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(
      'Mesajınız en çok 5000 karakter olabilir. <small>Mesajınızı kısaltın.</small>',
    );
  });

  it('is limited for one network', async () => {
    for (let tries = 0; tries < 30; tries++) await send({});
    expect((await send({ ...FORM })).statusCode).toBe(429);
    expect(await rows()).toHaveLength(0);
  });

  it('works without a script, more slowly and not as often', async () => {
    expect((await sendPlain({ ...FORM }, 19)).statusCode).toBe(422);
    for (let number = 0; number < 5; number++)
      expect((await sendPlain({ ...FORM, text: `${number}` }, 20)).statusCode).toBe(303);
    expect((await sendPlain({ ...FORM }, 20)).statusCode).toBe(429);
    expect((await send({ ...FORM })).statusCode).toBe(303);
    expect(await rows()).toHaveLength(6);
  });

  it('1.20 accepts a proof of the bot-check for one message, and no invented one', async () => {
    expect((await test.call({ method: 'GET', url: `/bot-check${PATH}` })).statusCode).toBe(200);
    const invented = await sendPlain({ ...FORM, [BOT_CHECK_FIELD]: 'invented' }, 10);
    expect(invented.statusCode).toBe(422);
    expect(invented.body).toContain('Güvenlik denetimi doğrulanamadı.');
    const used = await proof();
    expect((await sendPlain({ ...FORM, ...used }, 10)).statusCode).toBe(303);
    expect((await sendPlain({ ...FORM, ...used }, 10)).statusCode).toBe(303);
    const other = await sendPlain({ ...FORM, ...used, text: 'Başka bir metin.' }, 10);
    expect(other.statusCode).toBe(422);
    expect(other.body).toContain('Başka bir metin.');
    expect(await rows()).toHaveLength(1);
  });

  it('makes one message of five identical forms that are sent at the same time', async () => {
    let uses = 0;
    const use = async () => {
      uses++;
    };
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => submitMessage(op, FORM, { locale: 'tr', use })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(uses).toBe(1);
  });
});

describe('the table of messages', () => {
  it('contains nothing of the sender in clear, nor of notes and replies', async () => {
    const id = await submit();
    await call('PUT', `/${id}/note`, { note: 'Telefonla arandı.', version: 1 });
    await call('POST', `/${id}/reply`, { text: 'Kaydınız taşındı.', version: 2 });
    const { rows: dumped } = await op.db.execute<{ text: string }>(
      sql`select concat(m::text,
        (select string_agg(r::text, '') from contact_message_replies r),
        (select string_agg(e::text, '') from contact_message_events e),
        (select string_agg(j.data::text, '') from pgboss.job j),
        (select string_agg(a::text, '') from audit_events a)) as text
        from contact_messages m`,
    );
    const text = dumped[0]?.text ?? '';
    const { name, email, phone, text: written } = FORM;
    const plain = [name, email, phone, PHONE, written, 'Telefonla', 'taşındı'];
    for (const secret of plain)
      for (const form of [secret, Buffer.from(secret).toString('hex')])
        expect(text).not.toContain(form);
  });

  it('has ciphertexts that cannot be read in another row or column', async () => {
    const one = await submit();
    const two = await submit({ email: 'baska@posta.example' });
    const all = await rows();
    const [a, b] = [one, two].map((id) => all.find((row) => row.id === id));
    if (!a || !b) throw new Error('There are no such rows.');
    expect(() => decryptSender(op.keys, { ...a, email: b.email })).toThrow();
    expect(() =>
      decryptSender(op.keys, { ...a, email: b.email, recordKey: b.recordKey }),
    ).toThrow();
    expect(() => decryptSender(op.keys, { ...a, name: a.email as never })).toThrow();
    expect(() => decryptSender(op.keys, { ...a, recordKey: null })).toThrow();
  });
});

describe('the inbox', () => {
  it('lists messages by state, topic, assignee and day, with the number in each state', async () => {
    const first = await submit();
    const second = await submit({ topic: 'other', text: 'Bir öneri.' });
    await call('PUT', `/${first}`, { state: 'inProgress', assignedTo: editorId, version: 1 });
    const all = await list();
    expect(all.data.map(({ id }) => id)).toEqual([second, first]);
    expect(all).toMatchObject({
      total: 2,
      counts: { new: 1, inProgress: 1, answered: 0, spam: 0 },
      topics: ['Üyelik', 'Basın', 'other'],
    });
    expect(all.data[1]).toMatchObject({
      name: FORM.name,
      excerpt: FORM.text,
      assignedTo: { id: editorId, name: 'Elif Karahan' },
    });
    expect(JSON.stringify(all)).not.toContain(FORM.email);
    const found = async (query: string) => (await list(query)).data.map(({ id }) => id);
    expect(await found('?state=new')).toEqual([second]);
    expect(await found('?topic=other')).toEqual([second]);
    expect(await found(`?assignee=${editorId}`)).toEqual([first]);
    expect(await found('?assignee=none')).toEqual([second]);
    expect(await found('?sort=createdAt')).toEqual([first, second]);
    expect(await found('?from=2026-11-20&to=2026-11-20')).toHaveLength(2);
    expect(await found('?to=2026-11-19')).toEqual([]);
    expect(await list('?pageSize=1&page=2')).toMatchObject({ total: 2, data: [{ id: first }] });
    expect((await call('GET', '?q=Ayla')).status).toBe(422);
  });

  it('counts new messages for the navigation, only for those who may read them', async () => {
    await submit();
    const waiting = async (headers: Record<string, string>) =>
      (await test.call({ url: '/api/waiting', headers })).json().data;
    expect(await waiting(editor)).toMatchObject({ messages: 1 });
    expect(await waiting(await test.signIn('uye'))).not.toHaveProperty('messages');
  });

  it('finds the previous and the next message of a filtered list', async () => {
    const ids = [
      await submit({ text: 'a' }),
      await submit({ text: 'b' }),
      await submit({ text: 'c' }),
    ];
    const near = async (id: string, query = '') =>
      (await call<{ data: Neighbours }>('GET', `/${id}/neighbours${query}`)).body.data;
    expect(await near(ids[1] as string)).toEqual({
      position: 2,
      total: 3,
      previous: ids[2],
      next: ids[0],
    });
    expect(await near(ids[2] as string, '?sort=createdAt')).toMatchObject({ next: null });
    expect(await near(ids[0] as string, '?state=spam')).toEqual({
      position: null,
      total: 0,
      previous: null,
      next: null,
    });
  });

  it('records who changed state and assignment, and refuses a change of an older version', async () => {
    const id = await submit();
    const change = { state: 'inProgress', assignedTo: editorId, version: 1 };
    expect((await call('PUT', `/${id}`, change)).status).toBe(200);
    const refused = await call<{ current: Message }>('PUT', `/${id}`, { ...change, state: 'spam' });
    expect(refused.status).toBe(409);
    expect(refused.body.current).toMatchObject({ state: 'inProgress', version: 2 });
    const { timeline } = await read(id);
    const by = { actorKind: 'staff', actorName: 'Elif Karahan' };
    expect(timeline).toMatchObject([
      { ...by, kind: 'assigned', assignedName: 'Elif Karahan' },
      { ...by, kind: 'state', fromState: 'new', toState: 'inProgress' },
      { actorKind: 'sender', kind: 'submitted' },
    ]);
    const log = await test.call({ url: '/api/audit?action=message.update', headers: admin });
    expect(log.json().data[0]).toMatchObject({
      actor: { id: editorId },
      subject: { kind: 'message', id },
      after: { state: 'inProgress', assignedTo: editorId },
    });
  });

  it('assigns messages only to users who may read them', async () => {
    const id = await submit();
    const other = await test.addUser('okur', 'user');
    const change = { state: 'new', assignedTo: other, version: 1 };
    const { status, body } = await call<{ fields: object }>('PUT', `/${id}`, change);
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      assignedTo: 'Bu kullanıcıya atanamaz. Listeden başka birini seçin.',
    });
  });

  it('shows a message whose key was destroyed without its texts', async () => {
    const id = await submit();
    await test.app.services.db.update(contactMessages).set({ recordKey: null });
    const { body } = await call<MessagePage>('GET', '');
    expect(body.data).toMatchObject([{ id, name: '', excerpt: '' }]);
    expect(await read(id)).toMatchObject({ email: '', text: '', note: '' });
    for (const [method, path, payload] of [
      ['PUT', 'note', { note: 'Arandı', version: 1 }],
      ['POST', 'reply', { text: 'Merhaba', version: 1 }],
    ] as const) {
      const refused = await call<{ code: string }>(method, `/${id}/${path}`, payload);
      expect([refused.status, refused.body.code]).toEqual([409, 'keyDestroyed']);
    }
  });

  it('changes several messages at once', async () => {
    const ids = [
      await submit({ text: 'a' }),
      await submit({ text: 'b' }),
      await submit({ text: 'c' }),
    ];
    const marked = await call<{ message: string }>('PUT', '', {
      ids: ids.slice(0, 2),
      state: 'spam',
    });
    expect(marked.body.message).toBe('2 mesaj güncellendi.');
    expect((await list('?state=spam')).total).toBe(2);
    await call('PUT', '', { ids, assignedTo: editorId });
    expect((await list(`?assignee=${editorId}`)).total).toBe(3);
    expect((await list('?state=spam')).total).toBe(2);
  });

  it('keeps a note with its writer', async () => {
    const id = await submit();
    await call('PUT', `/${id}/note`, { note: 'Arandı.\nAçmadı.', version: 1 });
    expect(await read(id)).toMatchObject({
      note: 'Arandı.\nAçmadı.',
      noteBy: { id: editorId },
      version: 2,
    });
    const { status } = await call('PUT', `/${id}/note`, { note: 'Başka.', version: 1 });
    expect(status).toBe(409);
  });

  it('lets only an administrator delete a message, with its replies', async () => {
    const id = await submit();
    await call('POST', `/${id}/reply`, { text: 'Yanıt.', version: 1 });
    expect((await call('DELETE', `/${id}`)).status).toBe(403);
    admin = await test.signIn('yonetici');
    expect((await call('DELETE', `/${id}`, undefined, admin)).status).toBe(200);
    expect(await rows()).toHaveLength(0);
    expect(await op.db.select().from(contactMessageReplies)).toHaveLength(0);
    expect((await call('DELETE', `/${id}`, undefined, admin)).status).toBe(404);
  });
});

describe('a reply', () => {
  it('arrives in the language of the sender, and an answer to it goes to the topic', async () => {
    const id = await submit({}, 'de');
    const text = 'Guten Tag,\n\nIhr <Eintrag> ist umgezogen.\nViele Grüße';
    const { status, body } = await call<{ data: Message }>('POST', `/${id}/reply`, {
      text,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'answered',
      replies: [{ text, byName: 'Elif Karahan' }],
    });
    await eventually(() => mail.received.length).toBe(1);
    const [email] = mail.received;
    expect(email?.envelope.to).toEqual([FORM.email]);
    expect(email?.subject).toBe('Deneme Partisi: unsere Antwort auf Ihre Nachricht');
    expect(email?.replyTo?.[0]?.address).toBe('uyelik@parti.example');
    expect(email?.text).toContain(text);
    expect(email?.text).not.toContain('automatisch');
    expect(email?.html).toContain('Ihr &lt;Eintrag&gt; ist umgezogen.<br>Viele Grüße');
  });

  it('that the mail server refuses leaves the message in progress, and the timeline says why', async () => {
    const refused = await submit({ email: 'yok@posta.example' });
    await call('POST', `/${refused}/reply`, { text: 'Yanıt.', version: 1 });
    await eventually(async () => (await read(refused)).state).toBe('inProgress');
    const kindsOf = async (id: string) => (await read(id)).timeline.map(({ kind }) => kind);
    const failed = (await read(refused)).timeline.find(({ kind }) => kind === 'emailFailed');
    expect(failed).toMatchObject({
      actorKind: 'system',
      fault: 'refused',
      fromState: 'answered',
      toState: 'inProgress',
    });
    const sent = await submit();
    await call('POST', `/${sent}/reply`, { text: 'Yanıt.', version: 1 });
    await eventually(() => kindsOf(sent)).toContain('emailSent');
    expect((await read(sent)).state).toBe('answered');
  });

  it('that is sent twice is one e-mail', async () => {
    const id = await submit();
    const reply = { text: 'Teşekkürler.', version: 1 };
    const sent = await Promise.all([1, 2].map(() => call('POST', `/${id}/reply`, reply)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await op.db.select().from(contactMessageReplies)).toHaveLength(1);
    await eventually(() => mail.received.length).toBe(1);
  });

  it('to a message that was deleted meanwhile is not sent', async () => {
    const messageId = await submit();
    const sent = await call<{ data: Message }>('POST', `/${messageId}/reply`, {
      text: 'Geç kaldı.',
      version: 1,
    });
    const replyId = sent.body.data.replies[0]?.id ?? '';
    const draft = () =>
      messageEmails('https://parti.example').messageReply?.read(op, { messageId, replyId }, '');
    expect(await draft()).toMatchObject({ to: { email: FORM.email } });
    admin = await test.signIn('yonetici');
    await call('DELETE', `/${messageId}`, undefined, admin);
    expect(await draft()).toBeNull();
  });

  it('makes it possible to send the same message again', async () => {
    const id = await submit();
    expect(await submit()).toBe(id);
    await call('POST', `/${id}/reply`, { text: 'Teşekkürler.', version: 1 });
    expect(await submit()).not.toBe(id);
  });
});

it('unwanted and answered messages are deleted when their time is over', async () => {
  const [spam, answered, open] = [
    await submit({ text: 'a' }),
    await submit({ text: 'b' }),
    await submit({ text: 'c' }),
  ];
  await call('PUT', '', { ids: [spam], state: 'spam' });
  await call('PUT', '', { ids: [answered], state: 'answered' });
  const { retention } = messageData;
  const deletion = { store: test.app.services.store, log: () => {} };
  const remove = async (state: string, before: Date) => {
    await transact(op, (tx) => {
      const which = { state, before, atOnce: 100, kept: [] };
      return retention?.deleteSome(tx, deletion, which) ?? Promise.resolve(0);
    });
    return (await rows()).map(({ id }) => id).toSorted();
  };
  expect(Object.keys(retention?.days ?? {})).toEqual(['answered', 'spam']);
  expect(await remove('spam', test.now.value)).toHaveLength(3);
  later(1);
  expect(await remove('spam', test.now.value)).toEqual([answered, open].toSorted());
  expect(await remove('answered', test.now.value)).toEqual([open]);
});

describe('the address of a topic', () => {
  /** When these e-mails begin; the queue has the time of the machine. */
  const planned = async () => {
    const { rows } = await op.db.execute<{ start: Date }>(
      sql`select start_after as start from pgboss.job
        where name = 'emails' and data::text like '%messageArrived%' and created_on > ${begun}`,
    );
    return rows.map(({ start }) => new Date(start).getTime());
  };
  let begun: Date;
  beforeEach(() => {
    begun = new Date();
  });

  it('is told that messages have arrived, without a word of them, at most once in an hour', async () => {
    await op.db.delete(topicEmails);
    await submit();
    await eventually(() => mail.received.length).toBe(1);
    const [email] = mail.received;
    expect(email?.envelope.to).toEqual(['uyelik@parti.example']);
    expect(email?.subject).toBe('Deneme Partisi: “Üyelik” konusunda yeni mesaj (1)');
    expect(email?.text).toContain('/dashboard/messages?topic=');
    for (const secret of [FORM.name, FORM.email, PHONE, FORM.text])
      expect(`${email?.text}${email?.html}`).not.toContain(secret);
    // A flood becomes one more e-mail, an hour after the first.
    const first = test.now.value.getTime();
    const soon = { ...op, now: new Date(first + 60_000) };
    for (const text of ['Bir.', 'İki.', 'Üç.'])
      await submitMessage(soon, { ...FORM, text }, { locale: 'tr' });
    expect(await planned()).toHaveLength(2);
    expect(await planned()).toContain(first + 3_600_000);
    const { messageArrived } = messageEmails('https://parti.example');
    const since = new Date(first).toISOString();
    expect(await messageArrived?.read(op, { topic: 'Üyelik', since }, '')).toMatchObject({
      to: { email: 'uyelik@parti.example' },
      values: { topic: 'Üyelik', count: '3' },
    });
  });

  it('is told nothing if it is the demo party’s, or if there is none', async () => {
    await op.db.delete(topicEmails);
    const [first, ...others] = TOPICS;
    for (const email of ['basin@ufuk.example', '']) {
      const topics = [{ ...first, email }, ...others];
      await op.db.execute(
        sql`update party set data = jsonb_set(data, '{topics}', ${JSON.stringify(topics)}::jsonb)`,
      );
      await submit({ text: `Adres: ${email}` });
    }
    expect(await op.db.select().from(topicEmails)).toEqual([]);
    await op.db.execute(
      sql`update party set data = jsonb_set(data, '{topics}', ${JSON.stringify(TOPICS)}::jsonb)`,
    );
  });

  it('of the demo party is never where an answer goes', async () => {
    const send = async (email: string, own: string) => {
      const topics = [{ ...TOPICS[0], email }];
      await op.db.execute(sql`update party set data = jsonb_set(jsonb_set(data, '{topics}',
        ${JSON.stringify(topics)}::jsonb), '{email}', ${JSON.stringify(own)}::jsonb)`);
      const { replyTo } = await readReply();
      return replyTo;
    };
    const id = await submit();
    await call('POST', `/${id}/reply`, { text: 'Yanıt.', version: 1 });
    const [reply] = await op.db.select().from(contactMessageReplies);
    const { messageReply } = messageEmails('https://parti.example');
    const readReply = async () => {
      const values = { messageId: id, replyId: reply?.id ?? '' };
      return (await messageReply?.read(op, values, '')) as { replyTo?: string };
    };
    expect(await send('basin@ufuk.example', 'iletisim@parti.example')).toBe(
      'iletisim@parti.example',
    );
    expect(await send('', 'iletisim@parti.example')).toBe('iletisim@parti.example');
    expect(await send('basin@ufuk.example', 'iletisim@ufuk.example')).toBeUndefined();
    expect(await send('uye@parti.example', 'iletisim@ufuk.example')).toBe('uye@parti.example');
    await op.db.execute(sql`update party set data = jsonb_set(jsonb_set(data, '{topics}',
      ${JSON.stringify(TOPICS)}::jsonb), '{email}', '""'::jsonb)`);
  });
});
