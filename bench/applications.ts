import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FormTokens } from '../src/platform/forms/form-tokens.server.ts';
import {
  APPLY_PATH,
  identityNumber,
  TYPED_APPLICATION,
} from '../tests/harness/application-form.ts';
import { FORM_HEADERS, formBody } from '../tests/harness/form-body.ts';
import { FORM_SERVER, SECRET_KEY } from '../tests/harness/form-client.ts';
import { KeepAlive } from './load/keep-alive.ts';
import { Latencies } from './load/measure.ts';
import { describeMachine } from './machine/machine.ts';
import { cpuOf, machineCpu } from './machine/processes.ts';
import { atMost, type Goal, type Row, tableOf } from './report/table.ts';
import { connectTo } from './servers/database.ts';
import { openSmallProduct } from './servers/small-product.ts';
import { nextAddress } from './servers/strangers.ts';

let prepared = 0;

/*
 * Measures membership applications at a constant rate, then above the capacity:
 * node bench/applications.ts --rate 200 --seconds 30 --above 600
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    above: { type: 'string', default: '600' },
    'above-seconds': { type: 'string', default: '10' },
  },
});
const CACHED_PAUSE_MS = 5;
const CACHED_P99_MS = 50;

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Ufuk applications, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const product = await openSmallProduct(FORM_SERVER);
const db = await connectTo(product);
try {
  const rows: Row[] = [];
  const run = async (rate: number, seconds: number, isAbove: boolean) => {
    const forms = await prepareForms(product.origin, rate * seconds);
    const usedSince = measureCpu(product.pid);
    const { replies, cached } = await withCachedPages(() => sendForms(product.origin, forms, rate));
    const used = usedSince();
    const name = `${rate} a second for ${seconds} s`;
    rows.push(...(await rowsOf({ name, replies, cached, used, isAbove })));
  };
  const rowsOf = async ({ name, replies, cached, used, isAbove }: Run): Promise<Row[]> => {
    const accepted = replies.filter(({ code }) => code !== null);
    const refused = replies.filter(({ code }) => code === null);
    const correctly = refused.filter((one) => one.status === 503 && one.retryAfter);
    const codes = accepted.map(({ code }) => code);
    const found = await db.query<{ count: number }>(
      'select count(*)::int as count from applications where code = any($1)',
      [codes],
    );
    const missing = new Set(codes).size - (found.rows[0]?.count ?? 0);
    const times = new Latencies();
    for (const { ms } of accepted) times.add(ms, 200);
    const { p50, p99 } = times.figures(1);
    const pages = cached.figures(1);
    const goalOf = (name: string, got: number, most: number, unit = ''): [string, number, Goal] => [
      name,
      got,
      atMost(most, got, unit),
    ];
    const goals = [
      goalOf('acknowledged but not stored', missing, 0),
      ...(isAbove
        ? [
            goalOf('refused without 503 and Retry-After', refused.length - correctly.length, 0),
            goalOf(
              'refused without the typed values in the reply',
              refused.filter((one) => !one.keepsTyped).length,
              0,
            ),
          ]
        : [goalOf('not accepted', refused.length, 0)]),
      goalOf('cached page p99, ms', pages.p99, CACHED_P99_MS),
      goalOf('cached pages not answered 200', pages.bad, 0),
    ];
    return [
      {
        name,
        figures: {
          value: accepted.length,
          'p50 ms': p50,
          'p99 ms': p99,
          'CPU ms': (used.program * 1000) / accepted.length,
          'PG ms': (used.postgres * 1000) / accepted.length,
          'foreign cores': used.foreignCores,
        },
      },
      ...goals.map(([name, value, goal]) => ({ name: `  ${name}`, figures: { value }, goal })),
    ];
  };

  const warmUp = await prepareForms(product.origin, 400);
  await sendForms(product.origin, warmUp, 100);
  await run(Number(values.rate), Number(values.seconds), false);
  await wait(5000);
  await run(Number(values.above), Number(values['above-seconds']), true);
  const notes = [
    'The value of a first row: accepted applications (303). Times from the planned moment of sending.',
    'CPU and PG: processor time of Node and PostgreSQL for each, with its share of refusals, pages, e-mails.',
    'If foreign cores is not near 0, other programs used the machine, and fewer were accepted.',
    'The client shares the cores with the server, and the e-mails are written to the outbox meanwhile.',
  ];
  print(tableOf({ title: 'Membership applications', rows, notes }));
} finally {
  await db.end();
  await product.close();
}

interface Run {
  name: string;
  replies: Reply[];
  cached: Latencies;
  used: UsedCpu;
  isAbove: boolean;
}

/** Requests the cached home page all the time while `work` runs. */
async function withCachedPages(work: () => Promise<Reply[]>) {
  const cached = new Latencies();
  const connection = new KeepAlive(product.origin);
  let isOpen = true;
  const probing = (async () => {
    while (isOpen) {
      const began = performance.now();
      const status = await connection.get('/', { 'Accept-Encoding': 'br' });
      cached.add(performance.now() - began, status);
      await wait(CACHED_PAUSE_MS);
    }
  })();
  const replies = await work();
  isOpen = false;
  await probing;
  connection.close();
  return { replies, cached };
}

/**
 * Complete forms of different applicants, each with a proof of its own. The proofs are made with the
 * server's key and need almost no computing here; checking one costs the server as much as any.
 */
async function prepareForms(origin: string, count: number): Promise<PreparedForm[]> {
  const secretKey = Buffer.from(SECRET_KEY);
  const html = await (await fetch(origin + APPLY_PATH)).text();
  const now = new Date();
  const token = new FormTokens(secretKey).issue(APPLY_PATH, new Date(now.getTime() - 60_000));
  const forms: PreparedForm[] = [];
  for (let n = 0; n < count; n++) {
    const tcKimlikNo = identityNumber(++prepared);
    const email = `basvuran-${prepared}@posta.example`;
    const typed = { ...TYPED_APPLICATION, 'form-token': token, tcKimlikNo, email };
    forms.push({ email, body: await formBody(APPLY_PATH, html, { secretKey, now }, typed) });
  }
  return forms;
}

/** In seconds. */
interface UsedCpu {
  program: number;
  postgres: number;
  /** How many cores other programs than the server and this one used. */
  foreignCores: number;
}

/** Begins to measure; the returned function returns the processor time since then. */
function measureCpu(serverPid: number): () => UsedCpu {
  const before = read(serverPid);
  return () => {
    const after = read(serverPid);
    const program = after.program - before.program;
    const postgres = after.postgres - before.postgres;
    const others = after.machine - before.machine - program - postgres - (after.own - before.own);
    return { program, postgres, foreignCores: Math.max(0, others / (after.at - before.at)) };
  };
}

function read(serverPid: number) {
  const { user, system } = process.cpuUsage();
  return {
    ...cpuOf([serverPid]),
    own: (user + system) / 1e6,
    machine: machineCpu(),
    at: performance.now() / 1000,
  };
}

/** A form to send, and a typed value that no other form has. */
interface PreparedForm {
  body: string;
  email: string;
}

interface Reply {
  /** 0 when the connection broke. */
  status: number;
  /** From the planned time of sending until the whole answer was read. */
  ms: number;
  code: string | null;
  retryAfter: boolean;
  /** Whether the page in the reply contains what was typed. */
  keepsTyped: boolean;
}

/**
 * Sends the forms at a constant rate a second, each from another network, without waiting for the
 * answers of earlier ones: a slow server does not reduce the rate. Resolves with all answers.
 */
async function sendForms(origin: string, forms: PreparedForm[], rate: number): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const start = performance.now();
  const replies: Promise<Reply>[] = [];
  for (const [n, form] of forms.entries()) {
    const planned = start + (n * 1000) / rate;
    const early = planned - performance.now();
    if (early > 1) await wait(early);
    replies.push(sendOne(agent, origin, form, planned));
  }
  const all = await Promise.all(replies);
  agent.destroy();
  return all;
}

function sendOne(
  agent: Agent,
  origin: string,
  { body, email }: PreparedForm,
  planned: number,
): Promise<Reply> {
  const headers = {
    ...FORM_HEADERS,
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': nextAddress(),
  };
  return new Promise((resolve) => {
    const fail = () =>
      resolve({
        status: 0,
        ms: performance.now() - planned,
        code: null,
        retryAfter: false,
        keepsTyped: false,
      });
    const sent = request(origin + APPLY_PATH, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('error', fail);
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          ms: performance.now() - planned,
          code: /kod=(B-[\w-]+)$/.exec(reply.headers.location ?? '')?.[1] ?? null,
          retryAfter: reply.headers['retry-after'] !== undefined,
          keepsTyped: text.includes(email),
        }),
      );
    });
    sent.once('error', fail);
    sent.end(body);
  });
}
