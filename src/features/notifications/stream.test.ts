import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBranch } from '../../../tests/branches/records.ts';
import { apply } from '../../../tests/harness/applications.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { VISITOR } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { userBranches } from '../identity/users/tables.server.ts';
import { type Reader, STREAMS, Streams } from './stream.server.ts';

let test: TestApp;
let origin: string;
let elif: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  for (const name of ['elif', 'deniz'])
    await test.addUser(name, 'editor', { createdAt: new Date('2026-01-01'), name, surname: 'Ak' });
  origin = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  elif = await test.signIn('elif');
});
afterAll(() => test.close());

/** Opens a stream and collects its text. */
async function open(headers: Record<string, string>) {
  const reply = await fetch(`${origin}/api/notifications/stream`, { headers });
  const opened = { reply, text: '', isOver: false, leave: () => {} };
  const reader = reply.body?.getReader();
  opened.leave = () => void reader?.cancel();
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      opened.text += Buffer.from(part.value).toString();
    opened.isOver = true;
  })().catch(() => {
    opened.isOver = true;
  });
  return opened;
}
const events = ({ text }: { text: string }) => text.split('event: changed').length - 1;
const streams = () => test.app.services.read(STREAMS);

it('a stream tells at once that something is new, and its user is shown as present', async () => {
  const stream = await open(elif);
  expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.reply.headers.get('cache-control')).toBe('no-store');
  await eventually(() => events(stream)).toBe(1);
  await apply(operationOf(test.app.services, VISITOR));
  await eventually(() => events(stream)).toBe(2);

  const deniz = await test.signIn('deniz');
  const contacts = async () => (await test.call({ url: '/api/contacts', headers: deniz })).json();
  await eventually(contacts).toMatchObject({
    data: [{ name: 'elif Ak', role: 'editor', isHere: true }],
  });
  stream.leave();
  await eventually(() => streams().size).toBe(0);
});

it('an account of a branch is told of its applications, and not that others arrived', async () => {
  const ids: string[] = [];
  for (const province of [6, 35]) ids.push(await addBranch(test, province, null));
  const userId = await test.addUser('ankara', 'editor', {
    createdAt: new Date('2026-01-01'),
    isNational: false,
  });
  await test.app.services.db.insert(userBranches).values({ userId, branchId: ids[0] as string });
  const [ofBranch, ofAll] = [await open(await test.signIn('ankara')), await open(elif)];
  await eventually(() => events(ofBranch) + events(ofAll)).toBe(2);
  const visitor = operationOf(test.app.services, VISITOR);
  await apply(visitor, { city: 35, district: 'Konak' });
  await eventually(() => events(ofAll)).toBe(2);
  await apply(visitor, { city: 6, district: 'Çankaya' });
  await eventually(() => events(ofAll)).toBe(3);
  await eventually(() => events(ofBranch)).toBe(2);
  for (const stream of [ofBranch, ofAll]) stream.leave();
  await eventually(() => streams().size).toBe(0);
});

it('a stream ends when its session ends, and a visitor gets none', async () => {
  const deniz = await test.signIn('deniz');
  const stream = await open(deniz);
  await eventually(() => events(stream)).toBe(1);
  await test.call({ method: 'POST', url: '/api/auth/logout', headers: deniz, payload: {} });
  await streams().check();
  await eventually(() => stream.isOver).toBe(true);
  expect((await open(deniz)).reply.status).toBe(401);
  expect((await open({})).reply.status).toBe(401);
});

it('one session has a limited number of streams, and they do not take the places of requests', async () => {
  const own = await test.signIn('deniz');
  const all = await Promise.all(Array.from({ length: 8 }, () => open(own)));
  const refused = all.filter(({ reply }) => reply.status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.reply.headers.get('retry-after')).toBe('60');
  for (const { leave } of all) leave();
  await eventually(() => streams().size).toBe(0);
});

const reader = (userId: string, ...tags: string[]): Reader => ({
  userId,
  sessionId: userId,
  tags: new Set(tags.map((tag) => `notifications:${tag}`)),
});
const collect = (stream: NodeJS.ReadableStream) => {
  const got = { text: '', isOver: false };
  stream.on('data', (part) => {
    got.text += part;
  });
  stream.on('close', () => {
    got.isOver = true;
  });
  return got;
};
const now = () => new Date();

it('only the readers of a tag are told, many changes become one event, and a gap tells everybody', async () => {
  const all = new Streams(async (list) => new Set(list.map(({ sessionId }) => sessionId)), {
    pauseMs: 50,
  });
  const one = collect(all.open(reader('a', 'kind:x', 'user:a'), now));
  const two = collect(all.open(reader('b', 'user:b'), now));
  await wait(10);
  for (let n = 0; n < 20; n++) all.invalidate(['notifications:kind:x', 'page:/haberler']);
  await wait(120);
  expect([events(one), events(two)]).toEqual([3, 1]);
  all.clear();
  await wait(120);
  expect([events(one), events(two)]).toEqual([4, 2]);
  all.close();
  await wait(10);
  expect([one.isOver, two.isOver]).toEqual([true, true]);
  expect(() => all.open(reader('c'), now)).toThrow(expect.objectContaining({ status: 503 }));
});

it('a stream whose browser reads nothing is closed, one whose session is over is ended', async () => {
  const open = new Set(['a', 'b']);
  const all = new Streams(async () => open, { pauseMs: 1, beatMs: 1, checkMs: 50 });
  all.open(reader('a', 'user:a'), now);
  const other = collect(all.open(reader('b'), now));
  await eventually(() => all.size).toBe(1);
  expect(other.isOver).toBe(false);
  open.delete('b');
  await eventually(() => other.isOver).toBe(true);
  expect(all.size).toBe(0);
});

it('without the database, streams stay open', async () => {
  const all = new Streams(async () => Promise.reject(new Error('away')), { checkMs: 5 });
  const got = collect(all.open(reader('a'), now));
  await wait(50);
  expect(got.isOver).toBe(false);
  all.close();
});
