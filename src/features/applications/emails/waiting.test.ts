import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { allEmailsSent } from '../../../../tests/harness/emails.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM, VISITOR } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import type { Application } from '../desk/schema.ts';
import { moveAsApplicant } from '../follow/by-link.server.ts';
import { submitApplication } from '../form/submit.server.ts';
import { applicationEmails, applications } from '../tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  // The times of jobs are compared with the clock of the database.
  test.now.value = new Date();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  headers = await test.signIn('editor');
  await test.app.startJobs();
});
beforeEach(async () => {
  const { db } = test.app.services;
  await allEmailsSent(db);
  await db.delete(applications);
});
afterAll(() => test.close());

const op = () => operationOf(test.app.services, SYSTEM);
let invention = 0;
/** An application whose applicant has an address of its own, and has got the first e-mail. */
async function add() {
  invention += 1;
  const email = `bekleyen-${invention}@posta.example`;
  const applicant = { ...APPLICANT, email, tcKimlikNo: String(20_000_000_000 + invention) };
  const { id } = await submitApplication(op(), applicant, SUBMITTED);
  return { id, email };
}
async function move(id: string, payload: object): Promise<Application> {
  const url = `/api/applications/updateApplicationStatus/${id}`;
  const reply = await test.call({ method: 'PUT', url, headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const get = async (id: string): Promise<Application> =>
  (await test.call({ url: `/api/applications/${id}`, headers })).json().data;
const stop = (id: string, emailId = '') =>
  test.call({ method: 'DELETE', url: `/api/applications/${id}/emails/${emailId}`, headers });
/** The subjects that the applicant got, in their order. */
const subjects = async (email: string) =>
  (await test.emails(email)).map(({ subject = '' }) => subject.split(':')[0]);

const RECEIVED = 'Başvurunuzu aldık';

it('an e-mail about a move by staff leaves a minute later, one about a move by the applicant at once', async () => {
  const { id } = await add();
  const { waitingEmails } = await move(id, { status: 'inReview' });
  const leavesAt = new Date(test.now.value.getTime() + 60_000).toISOString();
  expect(waitingEmails).toMatchObject([{ email: 'applicationInReview', leavesAt }]);
  const waits = async () => {
    const { rows } = await op().db.execute<{ waits: boolean }>(
      sql`select start_after > now() + interval '30 seconds' as waits from pgboss.job
        where name = 'emails' and data->'values'->>'id' = ${id} order by created_on desc limit 1`,
    );
    return rows[0]?.waits;
  };
  expect(await waits()).toBe(true);
  const visitor = operationOf(test.app.services, VISITOR);
  await transact(visitor, async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, id));
    if (row) await moveAsApplicant(tx, visitor, row, 'withdrawn');
  });
  expect(await waits()).toBe(false);
});

it('can be stopped: the status stays, the timeline and the audit log say who stopped it, and nothing is sent', async () => {
  const { id, email } = await add();
  const { waitingEmails } = await move(id, { status: 'reddedildi' });
  const reply = await stop(id, waitingEmails[0]?.id);
  expect(reply.json()).toMatchObject({
    message: 'E-posta durduruldu. Başvurunun durumu değişmedi.',
    data: { status: 'reddedildi', moves: ['inReview'], waitingEmails: [] },
  });
  const { timeline } = await get(id);
  expect(timeline.find(({ kind }) => kind === 'emailStopped')).toMatchObject({
    actorName: 'Elif Karahan',
    details: { email: 'applicationRejected' },
  });
  const events = await op()
    .db.select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .orderBy(auditEvents.seq);
  expect(events.at(-1)?.action).toBe('application.stopEmail');
  expect(await subjects(email)).toEqual([RECEIVED]);
  const again = await stop(id, waitingEmails[0]?.id);
  expect([again.statusCode, again.json().code]).toEqual([409, 'emailLeft']);
});

it('cannot be stopped after it has left, nor by the address of another application', async () => {
  const { id, email } = await add();
  const other = await add();
  const { waitingEmails } = await move(id, { status: 'inReview' });
  const emailId = waitingEmails[0]?.id;
  expect((await stop(other.id, emailId)).statusCode).toBe(404);
  expect(await subjects(email)).toEqual([RECEIVED, 'Başvurunuz inceleniyor']);
  const late = await stop(id, emailId);
  expect(late.json()).toMatchObject({ code: 'emailLeft', current: { id, waitingEmails: [] } });
  expect((await get(id)).timeline.map(({ kind }) => kind)).not.toContain('emailStopped');
});

it('is not sent when the status has changed again meanwhile', async () => {
  const { id, email } = await add();
  await move(id, { status: 'reddedildi' });
  const { waitingEmails } = await move(id, { status: 'inReview' });
  expect(waitingEmails).toHaveLength(1);
  expect(await subjects(email)).toEqual([RECEIVED, 'Başvurunuz inceleniyor']);
});

it.each(['stopped', 'sent'])(
  'is either sent or stopped, when both happen in the same moment: %s first',
  async (first) => {
    const { id } = await add();
    const emailId = (await move(id, { status: 'reddedildi' })).waitingEmails[0]?.id ?? '';
    const values = { id, locale: 'tr', at: test.now.value.toISOString(), waiting: emailId };
    const kind = test.app.services.emails.find('applicationRejected');
    const send = () => kind?.read(op(), values, emailId);
    let outcomes: Promise<[Awaited<ReturnType<typeof stop>>, unknown]> | undefined;
    await op().db.transaction(async (tx) => {
      // Both wait for this row, one behind the other.
      await tx
        .select()
        .from(applicationEmails)
        .where(eq(applicationEmails.id, emailId))
        .for('update');
      const stopping = first === 'stopped' ? stop(id, emailId) : null;
      if (stopping) await eventually(() => countBlocked()).toBe(1);
      const sending = send();
      await eventually(() => countBlocked()).toBe(stopping ? 2 : 1);
      outcomes = Promise.all([stopping ?? stop(id, emailId), sending]);
      await eventually(() => countBlocked()).toBe(2);
    });
    const [reply, draft] = (await outcomes) ?? [];
    const wasStopped = first === 'stopped';
    expect(reply?.statusCode).toBe(wasStopped ? 200 : 409);
    expect(draft === null).toBe(wasStopped);
    const kinds = (await get(id)).timeline.map((event) => event.kind);
    expect(kinds.includes('emailStopped')).toBe(wasStopped);
  },
);

/** How many statements wait for the e-mail's row. */
async function countBlocked(): Promise<number> {
  const { rows } = await op().db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query like '%application_emails%'`,
  );
  return rows[0]?.count ?? 0;
}
