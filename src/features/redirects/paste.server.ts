import pLimit from 'p-limit';
import { type FieldFault, Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { answeredBy, finalTarget, REDIRECTS_TAG } from './addresses.ts';
import { REDIRECT_LIMITS, RedirectFields, type RedirectPaste } from './contract.ts';
import { isOwned } from './operations.server.ts';
import { canManageRedirects } from './policy.ts';
import { redirects } from './tables.server.ts';
import {
  addTarget,
  lockRedirects,
  readTargets,
  shortenChains,
  storedForm,
} from './targets.server.ts';

/** How many addresses are asked for at once. */
const AT_ONCE = 8;

interface Line {
  /** From 1, with empty lines. */
  number: number;
  from: string;
  to: string;
}

/**
 * Adds the redirects of pasted lines: all of them, or none if one is wrong. Throws 401, 403, or 422 with
 * every faulty line, such as `lines.12`.
 */
export async function pasteRedirects(
  op: Operation,
  { lines: pasted, isPermanent }: RedirectPaste,
): Promise<{ added: number; known: number }> {
  requireThat(op.actor, canManageRedirects);
  const faults: Record<string, FieldFault> = {};
  const lines = readLines(pasted, isPermanent, faults);
  await findOwned(op, lines, faults);
  return transact(op, async (tx) => {
    await lockRedirects(tx);
    const targets = await readTargets(tx);
    const added: (Line & { isPermanent: boolean })[] = [];
    let known = 0;
    for (const line of lines) {
      const now = targets.get(line.from);
      if (now !== undefined && now === finalTarget(targets, line.from, line.to)) {
        known += 1;
        continue;
      }
      const result = addTarget(targets, line);
      if ('rule' in result) faults[`lines.${line.number}`] ??= { rule: result.rule };
      else added.push({ ...line, to: result.to, isPermanent });
    }
    if (Object.keys(faults).length > 0) throw new Invalid(inOrder(faults));
    if (added.length === 0) return { added: 0, known };
    // A later line may have changed where an earlier one leads.
    const rows = added.map(({ from }) => ({
      from,
      to: targets.get(from) as string,
      isPermanent,
      createdAt: op.now,
    }));
    await tx.insert(redirects).values(rows);
    await shortenChains(
      tx,
      targets,
      added.map(({ from }) => from),
    );
    await recordEvent(tx, op, {
      action: 'redirect.paste',
      subject: null,
      after: { 'redirect-added': added.length },
    });
    tx.invalidate(REDIRECTS_TAG);
    return { added: added.length, known };
  });
}

/** Adds the lines whose address has a page to the faults. */
async function findOwned(
  op: Operation,
  lines: Line[],
  faults: Record<string, FieldFault>,
): Promise<void> {
  const targets = await readTargets(op.db);
  const limit = pLimit(AT_ONCE);
  const check = async ({ number, from }: Line) => {
    if (await isOwned(op, from)) faults[`lines.${number}`] = { rule: 'redirectOwned' };
  };
  const others = lines.filter(({ from }) => answeredBy(targets, from) === undefined);
  await Promise.all(others.map((line) => limit(check, line)));
}

/** The lines that can be read; the others are added to the faults. */
function readLines(
  pasted: string,
  isPermanent: boolean,
  faults: Record<string, FieldFault>,
): Line[] {
  const numbered = pasted.split('\n').map((text, at) => ({ number: at + 1, text: text.trim() }));
  const filled = numbered.filter(({ text }) => text !== '');
  if (filled.length > REDIRECT_LIMITS.lines)
    throw new Invalid({ lines: { rule: 'redirectLines' } });
  return filled.flatMap(({ number, text }) => {
    const [, from, to] = /^(\S+)[\t ]+(\S+)$/.exec(text) ?? [];
    if (from === undefined || to === undefined) {
      faults[`lines.${number}`] = { rule: 'redirectLine' };
      return [];
    }
    const parsed = RedirectFields.safeParse({ from, to, isPermanent });
    if (parsed.success) return [{ number, ...storedForm(parsed.data) }];
    const isFrom = parsed.error.issues.some(({ path }) => path[0] === 'from');
    faults[`lines.${number}`] = { rule: isFrom ? 'redirectFrom' : 'redirectTo' };
    return [];
  });
}

const inOrder = (faults: Record<string, FieldFault>): Record<string, FieldFault> =>
  Object.fromEntries(
    Object.entries(faults).toSorted(([a], [b]) => Number(a.slice(6)) - Number(b.slice(6))),
  );
