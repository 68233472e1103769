import {
  type Count,
  type Counter,
  keyOf,
  moveCounters,
} from '../../features/identity/attempts/counters.server.ts';
import { networksOf } from '../../platform/network.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { BotCheckLimits } from '../kit/forms/page-form.server.ts';

const HOUR_MS = 3_600_000;
/** Of one IPv6 block, over all forms and its 65,536 networks. */
const MOST_OF_BLOCK = 24;

/**
 * Of all senders together, over all forms. The window is short, because a sender who fills it makes people
 * without JavaScript wait. The last places are for senders that have sent nothing within an hour: to take
 * those too, a stranger needs as many other blocks or IPv4 addresses, every ten minutes.
 */
const ALL = { most: 40, mostAgain: 20, windowMs: 10 * 60_000 };

/**
 * Counts an accepted submission without a proof of the bot-check, together with the other processes.
 * Returns how long its sender has to wait, in seconds, if it is one too many; else null. One that is
 * refused does not count.
 * @param path of the form, whose languages share one count
 */
export async function countWithoutProof(
  op: Operation,
  path: string,
  { max, seconds }: BotCheckLimits['attemptsWithoutProof'],
): Promise<number | null> {
  const { network, block } = networksOf(op.from.address);
  const counter = (windowMs: number, ...key: [string, ...string[]]): Counter => ({
    key: keyOf(op.keys, ...key),
    windowMs,
  });
  const form = counter(seconds * 1000, 'form-without-proof', path, network);
  const sender = counter(HOUR_MS, 'forms-without-proof', block ?? network);
  const own = await moveCounters(op, [form, sender], 1);
  const [ofForm, ofSender] = [form, sender].map(({ key }) => own.find((one) => one.key === key));
  const spent = [
    ...overLimit(ofForm, max),
    ...overLimit(ofSender, block === null ? Number.POSITIVE_INFINITY : MOST_OF_BLOCK),
  ];
  if (spent.length > 0) {
    await moveCounters(op, own, -1);
    return secondsUntil(op, spent);
  }
  const all = await moveCounters(op, [counter(ALL.windowMs, 'all-forms-without-proof')], 1);
  const over = overLimit(all[0], (ofSender?.count ?? 1) > 1 ? ALL.mostAgain : ALL.most);
  if (over.length === 0) return null;
  op.log({ minutes: ALL.windowMs / 60_000 }, 'a form without a proof was refused: too many of all');
  await moveCounters(op, [...own, ...all], -1);
  return secondsUntil(op, over);
}

const overLimit = (count: Count | undefined, most: number): Count[] =>
  count && count.count > most ? [count] : [];

function secondsUntil({ now }: Operation, counts: Count[]): number {
  const endsAt = Math.max(...counts.map((count) => count.endsAt.getTime()));
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}
