import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { allEmailsSent } from '../../../../tests/harness/emails.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { type MailServer, openMailServer } from '../../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM, VISITOR } from '../../../platform/actor.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { attemptCounters } from '../../identity/attempts/tables.server.ts';
import { submitApplication } from '../form/submit.server.ts';
import type { Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { queueStatusEmail, statusEmail } from './queue.server.ts';

const FROM = { name: 'Ufuk', address: 'posta@ufuk.test' };

type Row = typeof applications.$inferSelect;

let test: TestApp;
let server: MailServer;
let op: Operation;
beforeAll(async () => {
  const refuse = (address: string) => address.startsWith('yok');
  server = await openMailServer({ refuse });
  const mail = { smtpUrl: server.url, outbox: '', from: FROM };
  test = await openTestApp(undefined, { mail });
  await test.app.startJobs();
});
beforeEach(async () => {
  op = operationOf(test.app.services, VISITOR, { address: '198.51.100.7', userAgent: '' });
  await op.db.delete(applications);
  await op.db.delete(attemptCounters);
  await op.db.execute(sql`delete from pgboss.job where state in ('failed', 'completed')`);
  server.received.length = 0;
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const submit = (change: Partial<typeof APPLICANT> = {}, more: Partial<typeof SUBMITTED> = {}) =>
  submitApplication(op, { ...APPLICANT, ...change }, { ...SUBMITTED, ...more });
const move = (id: string, to: Status, change: Partial<typeof applications.$inferInsert> = {}) =>
  transact(operationOf(test.app.services, SYSTEM), async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ status: to, ...change })
      .where(eq(applications.id, id))
      .returning();
    if (!row) throw new Error('There is no such application.');
    await tell(tx, row, to);
  });
/** As after a move by the applicant, of which nothing waits. */
async function tell(tx: Transaction, row: Row, to: Status, message = '') {
  const key = op.keys.recordKey(row.recordKey);
  const application = { id: row.id, key };
  const event = await addEvent(tx, op, application, { kind: 'status', toStatus: to, message });
  await queueStatusEmail(tx, op, row, {
    kind: statusEmail({ ...row, status: 'inReview' }, to),
    event,
  });
}
const timeline = async (id: string) =>
  (
    await op.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(asc(applicationEvents.at), asc(applicationEvents.seq))
  ).filter(({ kind }) => kind.startsWith('email'));

it.each([
  ['tr', '', 'Başvurunuzu aldık', 'Bu başvuruyu ben yapmadım', 'Kimlik seri numarası ve Adres'],
  ['en', '/en', 'received your application', 'I did not make', 'serial number and Address'],
  ['de', '/de', 'Ihren Antrag erhalten', 'nicht gestellt', 'des Ausweises und Anschrift'],
  ['es', '/es', 'recibido su solicitud', 'no he presentado', 'del documento y Dirección'],
] as const)(
  'every step is reported in the language of the application (%s), with both links',
  async (locale, prefix, received, denial, fields) => {
    expect(LOCALES).toContain(locale);
    const { id, code } = await submit({}, { locale });
    const missingFields = ['tcSerialNumber', 'address'];
    const moves = ['inReview', 'missingInformation', 'reddedildi', 'inReview'] as const;
    await allEmailsSent(op.db);
    for (const to of [...moves, 'uyelikIslemleriTamamlandi', 'withdrawn'] as const) {
      // The timeline is sorted by time.
      test.now.value = new Date(test.now.value.getTime() + 1000);
      await move(id, to, { missingFields });
      await allEmailsSent(op.db);
    }
    expect(server.received).toHaveLength(7);
    expect(server.received[0]?.subject).toContain(received);
    const page = `http://ufuk.test${prefix}/basvurum`;
    for (const [n, { html, text, subject, envelope }] of server.received.entries()) {
      expect(envelope.to).toEqual([APPLICANT.email]);
      expect(subject).toContain(code);
      const first = n === 2 ? `${page}/tamamla#t=` : `${page}?kod=${code}`;
      for (const part of [text, html]) {
        expect(part).toContain(first);
        expect(part).toContain(`${page}/ben-yapmadim#t=`);
        expect(part).toContain(denial);
      }
    }
    expect(server.received[2]?.text).toContain(fields);
    const events = await timeline(id);
    expect(events.map(({ kind }) => kind)).toEqual(Array(7).fill('emailSent'));
    expect(events[2]).toMatchObject({
      actorKind: 'system',
      details: { email: 'applicationMissing' },
    });
  },
);

it('the same form that is sent again causes no second e-mail', async () => {
  await submit();
  await submit();
  await allEmailsSent(op.db);
  expect(server.received).toHaveLength(1);
});

it('a job that runs again after its e-mail was sent does not send it again', async () => {
  const { id } = await submit();
  await allEmailsSent(op.db);
  await op.db.execute(sql`
    update pgboss.job set state = 'retry', completed_on = null, retry_limit = retry_limit + 1,
      start_after = now()`);
  await eventually(async () => {
    const { rows } = await op.db.execute(
      sql`select state::text as state from pgboss.job where name = 'emails'`,
    );
    return rows;
  }).toEqual([{ state: 'completed' }]);
  expect(server.received).toHaveLength(1);
  expect(await timeline(id)).toHaveLength(1);
});

it('one address gets at most ten e-mails about received applications a day, a repeated try counts once', async () => {
  for (let n = 1; n < 10; n++) await submit({ occupation: `${n}` });
  await allEmailsSent(op.db);
  const again = sql`update pgboss.job set state = 'retry', completed_on = null, start_after = now()`;
  await op.db.delete(applicationEvents).where(eq(applicationEvents.kind, 'emailSent'));
  await op.db.execute(again);
  await allEmailsSent(op.db);
  expect(server.received).toHaveLength(18);
  await submit({ occupation: 'on', email: APPLICANT.email.toUpperCase() });
  // Two e-mails are sent at a time, so the last one is queued after this one was sent.
  await allEmailsSent(op.db);
  const { id } = await submit({ occupation: 'on bir' });
  await submit({ email: 'baskasi@posta.example' });
  await allEmailsSent(op.db);
  expect(server.received).toHaveLength(20);
  expect(await timeline(id)).toEqual([]);
  test.now.value = new Date(test.now.value.getTime() + 25 * 3_600_000);
  await submit({ occupation: 'on iki' });
  await allEmailsSent(op.db);
  expect(server.received).toHaveLength(21);
});

it('an invented application of the demo causes no e-mail', async () => {
  const { id } = await submit({}, { isDemo: true });
  await move(id, 'inReview');
  await allEmailsSent(op.db);
  expect(server.received).toHaveLength(0);
});

it('an application that its applicant denied is reported as closed, without links', async () => {
  const { id } = await submit();
  await move(id, 'reddedildi', { frozenAt: op.now });
  await allEmailsSent(op.db);
  const closed = server.received.find(({ subject }) => subject?.includes('kapatıldı'));
  expect(closed?.text).not.toContain('/basvurum');
});

it('a link to the missing fields is not sent when they are no longer missing, or none was named', async () => {
  const { id } = await submit();
  await move(id, 'missingInformation');
  await allEmailsSent(op.db);
  await move(id, 'inReview');
  const [row] = await op.db.select().from(applications).where(eq(applications.id, id));
  await transact(op, (tx) => tell(tx, row as Row, 'missingInformation'));
  await allEmailsSent(op.db);
  expect(server.received.map(({ text }) => text).join()).not.toContain('/basvurum/tamamla');
  expect(server.received).toHaveLength(2);
});

it('a name is only text in the e-mail', async () => {
  await submit({ name: '<a href="https://kotu.test">{{code}}</a>', surname: '\r\nBcc: a@b.test' });
  await allEmailsSent(op.db);
  const [email] = server.received;
  expect(email?.html).toContain('a href https kotu test code a');
  expect(email?.html).not.toContain('kotu.test');
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
});

it.each([
  ['refused', 'yok@posta.example', null],
  ['invalidAddress', 'kimse@b.test, c@d.test', null],
  // As in the last try after a day.
  ['mailServer', 'zeynep@posta.example', 'down'],
])(
  'the timeline shows an e-mail that could not be sent: %s, without its address',
  async (reason, email, down) => {
    const logged: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
    if (down) await server.close();
    const { id } = await transact(op, async (tx) => {
      const done = await submitApplication(
        { ...op, db: tx as never },
        { ...APPLICANT, email },
        SUBMITTED,
      );
      if (down)
        await tx.execute(sql`update pgboss.job set retry_limit = 0 where state = 'created'`);
      return done;
    });
    await eventually(() => timeline(id)).toMatchObject([
      { kind: 'emailFailed', details: { email: 'applicationReceived', reason } },
    ]);
    await allEmailsSent(op.db);
    const { rows } = await op.db.execute(sql`
      select (select string_agg(j::text, '') from pgboss.job j) as jobs,
        (select string_agg(e::text, '') from application_events e) as events`);
    expect(logged.join('')).toContain('job given up');
    expect(logged.join('') + JSON.stringify(rows)).not.toContain(email.split('@')[0]);
  },
);
