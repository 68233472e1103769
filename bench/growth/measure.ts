import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { dropPages } from '../load/waves.ts';
import { cpuOf } from '../machine/processes.ts';
import { staffHeaders } from '../parts/publish.ts';
import { EDITOR, type Product } from '../servers/product.ts';
import type { GrowthRequest } from './requests.ts';

export interface Cost {
  /** Processor time of one request, Node and PostgreSQL together, in ms. */
  cpuMs: number;
  /** From request to answer, in ms. */
  medianMs: number;
  /** Of the last request. */
  status: number;
}

const WARM_UP = 8;
const TIMES = 60;
const CONFIRMED_TIMES = 5;
/** Slow requests are repeated less often. */
const LONGEST_MS = 8000;
const NOTICE_ARRIVES_MS = 3;

/** Enters the password again. */
async function confirm({ origin }: Product, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ currentPassword: EDITOR.password });
  await fetch(`${origin}/api/account/confirm-password`, { method: 'POST', headers, body });
}

/** The cost of one request of this kind. */
export async function costOf(product: Product, db: pg.Client, kind: GrowthRequest): Promise<Cost> {
  let sent = 0;
  let status = 0;
  const once = async (): Promise<number> => {
    if (kind.tags?.length) {
      await dropPages(db, kind.tags);
      await wait(NOTICE_ARRIVES_MS);
    }
    const n = sent++;
    const headers: Record<string, string> = kind.isStaff
      ? await staffHeaders(product.origin)
      : { 'x-forwarded-for': `10.4.${Math.floor(n / 250)}.${n % 250}` };
    const began = performance.now();
    const options = kind.confirmed && { method: 'POST', body: JSON.stringify(kind.confirmed) };
    const reply = await fetch(product.origin + kind.path(n), { headers, ...options });
    await reply.arrayBuffer();
    status = reply.status;
    return performance.now() - began;
  };
  const [warmUp, most] = kind.confirmed ? [1, CONFIRMED_TIMES] : [WARM_UP, TIMES];
  if (kind.confirmed) await confirm(product, await staffHeaders(product.origin));
  const begun = performance.now();
  for (let n = 0; n < warmUp && performance.now() - begun < LONGEST_MS; n++) await once();
  const before = cpuOf([product.pid]);
  const times: number[] = [];
  const started = performance.now();
  while (times.length < most && performance.now() - started < LONGEST_MS) times.push(await once());
  const after = cpuOf([product.pid]);
  const cpu = after.program + after.postgres - before.program - before.postgres;
  times.sort((a, b) => a - b);
  return {
    cpuMs: (cpu / times.length) * 1000,
    medianMs: times[Math.floor(times.length / 2)] as number,
    status,
  };
}
