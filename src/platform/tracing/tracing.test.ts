import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../../tests/harness/trace-collector.ts';
import { textOf } from '../inside/pg-connection.server.ts';
import type { AnyJobKind } from '../jobs/job-kind.server.ts';
import { runJob } from '../jobs/run-job.server.ts';
import { openLog } from '../log.server.ts';
import { EMAIL_JOB } from '../mail/email.server.ts';
import type { Operation } from '../operation.server.ts';
import { Outgoing } from '../outgoing/outgoing.server.ts';
import { startTracing } from './start-tracing.server.ts';
import { type OpenSpan, runAs, tracerInUse } from './tracer.server.ts';
import { parseHeaders } from './tracing-settings.ts';

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const SETTINGS = { headers: { authorization: 'Bearer anahtar' }, serviceName: 'ufuk', ratio: 1 };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let test: TestApp;
let collector: TraceCollector;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  test = await openTestApp(undefined, {
    trustProxy: ['127.0.0.1'],
    logger: { loggerInstance: openLog('info', { write }) },
  });
  await test.addUser('elif', 'admin');
});
afterAll(() => test.close());

describe('with a collector', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    collector = await startTraceCollector();
    stop = await startTracing({ ...SETTINGS, url: collector.url }, () => {});
  });
  afterAll(async () => {
    await stop();
    await collector.close();
  });

  /** Sends what waits, and answers the spans of one trace. */
  async function spansOf(traceId: string): Promise<CollectedSpan[]> {
    await stop();
    stop = await startTracing({ ...SETTINGS, url: collector.url }, () => {});
    return collector.spans().filter((span) => span.traceId === traceId);
  }

  it('a request is a span of the trace of its proxy, with its statements below it', async () => {
    const reply = await test.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'elif', password: PASSWORD },
      headers: { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'kenar-12345678' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-request-id']).toBe('kenar-12345678');
    const spans = await spansOf(TRACE);
    const request = spans.find(({ kind }) => kind === 2);
    expect(request).toMatchObject({
      name: 'POST /api/auth/login',
      parentSpanId: PARENT,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/auth/login',
        'http.response.status_code': '200',
        'ufuk.request.id': 'kenar-12345678',
      },
    });
    const statements = spans.filter((span) => span.attributes['db.query.text']);
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.map(({ name }) => name)).toContain('select');
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId);
    for (const { startTimeUnixNano: from, endTimeUnixNano: to } of spans)
      expect(BigInt(to)).toBeGreaterThanOrEqual(BigInt(from));
    expect(collector.headers[0]).toMatchObject({
      authorization: 'Bearer anahtar',
      path: '/v1/traces',
    });
  });

  it('no span has a value that was sent', async () => {
    await test.call({ url: '/tum-icerikler?ara=gizli-adres' });
    await spansOf('');
    const sent = collector.bodies.join();
    expect(sent).toContain('users');
    for (const value of ['elif', PASSWORD, 'gizli-adres', '127.0.0.1'])
      expect(sent).not.toContain(value);
  });

  it('a job and its e-mail belong to the trace of the request that queued it', async () => {
    const traceId = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    await test.call({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { username: 'elif' },
      headers: { traceparent: `00-${traceId}-${PARENT}-01` },
    });
    expect(await test.emails('elif@ufuk.test')).toHaveLength(1);
    const spans = await spansOf(traceId);
    const job = spans.find(({ name }) => name === 'job emails');
    expect(job?.kind).toBe(5);
    const email = spans.find(({ name }) => name === 'send e-mail');
    expect(email?.parentSpanId).toBe(job?.spanId);
  });

  it('calls of the store and requests to other servers are spans, also failed ones', async () => {
    const { store } = test.app.services;
    const receiver = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const { port } = receiver.address() as AddressInfo;
    const outgoing = new Outgoing(() => true, undefined, true);
    const root = tracerInUse()?.start({ name: 'job', kind: 'consumer' }) as OpenSpan;
    await runAs({ span: root }, async () => {
      await store.write('media/gizli.txt', Buffer.from('bir'));
      await expect(store.read('../gizli')).rejects.toThrow();
      const url = `http://127.0.0.1:${port}/gizli-yol`;
      await outgoing.send({ url }, { ms: 5000, bytes: 100, redirects: 0 }, async () => {});
    });
    root.end();
    receiver.close();
    await outgoing.close();
    const spans = await spansOf(root.traceparent.split('-')[1] as string);
    const children = spans.filter(({ parentSpanId }) => parentSpanId);
    expect(children.map(({ name, status }) => [name, status.code])).toEqual([
      ['store write', 0],
      ['store read', 2],
      ['GET', 0],
    ]);
    expect(children[1]?.attributes).toEqual({ 'error.type': 'Error' });
    expect(JSON.stringify(spans)).not.toContain('gizli');
  });

  it('a request that its proxy does not trace is not traced', async () => {
    const traceId = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
    await test.call({
      url: '/api/contents',
      headers: { traceparent: `00-${traceId}-${PARENT}-00` },
    });
    expect(await spansOf(traceId)).toEqual([]);
  });

  it('trace and id are taken from a trusted proxy alone, and only if they are well-formed', async () => {
    const traceId = 'cccccccccccccccccccccccccccccccc';
    const headers = { traceparent: `00-${traceId}-${PARENT}-01`, 'x-request-id': 'kenar-12345678' };
    const reply = await test.call({ url: '/api/audit', headers, remoteAddress: '203.0.113.9' });
    expect(reply.headers['x-request-id']).not.toBe('kenar-12345678');
    expect(await spansOf(traceId)).toEqual([]);
    for (const id of ['kısa', 'short', 'x'.repeat(65), 'a b c d e f g h'])
      expect(
        (await test.call({ url: '/api/audit', headers: { 'x-request-id': encodeURI(id) } }))
          .headers['x-request-id'],
      ).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('without a collector', () => {
  let stop = async () => {};
  afterEach(async () => {
    vi.useRealTimers();
    await stop();
  });

  it('requests are answered, and one line tells that the traces are lost', async () => {
    const told: object[] = [];
    stop = await startTracing(
      { ...SETTINGS, url: `http://127.0.0.1:${await closedPort()}/v1/traces` },
      (fields) => told.push(fields),
    );
    for (let n = 0; n < 600; n++)
      expect((await test.call({ url: `/api/contents?page=${n}` })).statusCode).toBeLessThan(500);
    // It waits for no timer, because the collector refuses at once.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await stop();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
  });

  it('the end of the process waits two seconds for one that does not answer', async () => {
    const silent = createHttpServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const end = await startTracing({ ...SETTINGS, url: `http://127.0.0.1:${port}/` }, () => {});
    expect((await test.call({ url: '/api/contents' })).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const ending = end().then(ended);
    await vi.advanceTimersByTimeAsync(1999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ending;
    silent.closeAllConnections();
    silent.close();
  });

  it('the library is loaded only when traces are on', async () => {
    const loaded = async (then: string) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        '--input-type=module',
        '-e',
        `import { registerHooks } from 'node:module';
        const seen = [];
        registerHooks({ resolve(name, context, next) { seen.push(name); return next(name, context); } });
        const { traced } = await import('${import.meta.dirname}/tracer.server.ts');
        const { startTracing } = await import('${import.meta.dirname}/start-tracing.server.ts');
        await import('${import.meta.dirname}/../inside/pg-pool.server.ts');
        await traced('a', {}, async () => {});
        ${then}
        console.log(seen.filter((name) => name.startsWith('@opentelemetry/')).length);
        process.exit();`,
      ]);
      return Number(stdout);
    };
    expect(await loaded('')).toBe(0);
    const settings = JSON.stringify({ ...SETTINGS, url: 'http://127.0.0.1:9/' });
    expect(await loaded(`await startTracing(${settings}, () => {});`)).toBeGreaterThan(0);
  });
});

it('a slow statement is logged with the id of its request and the process of the database', async () => {
  const { db } = test.app.services;
  const { rows } = await runAs(
    { requestId: 'istek-1', span: null },
    async () =>
      await db.execute<{ pid: number }>(
        sql`select pg_backend_pid() as pid, pg_sleep(1.05), ${'gizli'}::text, 'açık' as word`,
      ),
  );
  const line = lines.find(({ msg, reqId }) => msg === 'slow statement' && reqId === 'istek-1');
  expect(line).toMatchObject({
    pid: rows[0]?.pid,
    statement: 'select pg_backend_pid() as pid, pg_sleep(?), $1::text, ? as word',
  });
  expect(line?.ms).toBeGreaterThan(1000);
});

it('a job has the id of the request that queued it, also in the line that says that it failed', async () => {
  await test.call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { username: 'elif' },
    headers: { 'x-request-id': 'kenar-87654321' },
  });
  const { rows } = await test.app.services.db.execute<{ data: object }>(
    sql`select data from pgboss.job where data -> '_from' ->> 'request' = 'kenar-87654321'`,
  );
  expect(rows).toHaveLength(1);
  const log = { warn: vi.fn(), error: vi.fn() };
  const kind: AnyJobKind = {
    ...EMAIL_JOB,
    tries: 1,
    firstPauseSeconds: 1,
    mayTakeSeconds: 1,
    atOnce: 1,
    run: async (_op, { values }) => {
      expect(values).not.toHaveProperty('_from');
      throw new Error('no');
    },
  };
  const job = { id: 'a', data: rows[0]?.data, retryCount: 0, retryLimit: 0, output: null };
  const run = { operation: () => ({}) as Operation, signal: new AbortController().signal };
  await expect(runJob(kind, job as never, { ...run, log, giveUp: async () => {} })).rejects.toThrow(
    'no',
  );
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ reqId: 'kenar-87654321', job: 'a' }),
    'job given up',
  );
});

it('values in the text of a statement are left out', () => {
  expect(textOf("select 'it''s', E'a\\'b', $$ x 'y' $$, 12.5, $1, t1.c2 from \"t\"")).toBe(
    'select ?, ?, ?, ?, $1, t1.c2 from "t"',
  );
  expect(textOf(`select '${'x'.repeat(2000)}'`)).toBe('select ?');
  expect(textOf({ text: 'select  1\n from t', values: [1] })).toBe('select ? from t');
});

it('headers for the collector are read as OpenTelemetry writes them', () => {
  expect(parseHeaders('authorization=Bearer%20a, x-team = b=c')).toEqual({
    authorization: 'Bearer a',
    'x-team': 'b=c',
  });
  for (const wrong of ['', 'a', '=b', 'a=%zz', 'a=%0d%0ab', 'a b=c'])
    expect(parseHeaders(wrong)).toBe(null);
});
