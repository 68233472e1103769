import type { Operation } from '../../../platform/operation.server.ts';
import { type Allowance, mayTry } from '../../identity/attempts/operations.server.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * E-mails about received applications to one address. Anyone can write the address of another person
 * into the form, who must not get an e-mail for each.
 */
const PER_ADDRESS: Allowance = { name: 'application-received', tries: 10, withinMs: DAY_MS };
/** Longer than an e-mail is retried. */
const PER_JOB: Allowance = { name: 'application-received-job', tries: 1, withinMs: 3 * DAY_MS };

/** Whether this e-mail is sent. Only the first try of its job is counted. */
export async function maySendReceived(op: Operation, to: string, job: string): Promise<boolean> {
  const isFirst = await mayTry(op, PER_JOB, job);
  return !isFirst || mayTry(op, PER_ADDRESS, to.toLowerCase());
}
