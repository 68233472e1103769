import type { TFunction } from 'i18next';
import {
  type Count,
  type Counter,
  keyOf,
  moveCounters,
} from '../../features/identity/attempts/operations.server.ts';
import type { BotChecks, CheckedProof } from '../../platform/bot-check/bot-checks.server.ts';
import { type FieldFault, Invalid, type Refusal } from '../../platform/errors.ts';
import type { FormTokens } from '../../platform/forms/form-tokens.server.ts';
import { compileValidator } from '../../platform/http/validation.server.ts';
import { networksOf } from '../../platform/network.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import {
  BOT_CHECK_FIELD,
  botCheckAddress,
  type FormState,
  TOKEN_FIELD,
  TRAP_FIELD,
} from '../kit/forms/form-state.ts';
import type { BotCheckLimits, FormField, PageForm } from '../kit/forms/page-form.server.ts';

const HOUR_MS = 3_600_000;

/** Of one IPv6 block, over all forms and its 65,536 networks. */
const MOST_OF_BLOCK = 24;

/**
 * Of all senders together, over all forms. The window is short, because a sender who fills it makes people
 * without JavaScript wait. The last places are for senders that have sent nothing within an hour: to take
 * those too, a stranger needs as many other blocks or IPv4 addresses, every ten minutes.
 */
const ALL = { most: 40, mostAgain: 20, windowMs: 10 * 60_000 };

/** The sent fields as the form parser returns them: an object without a prototype. */
export type SentFields = Record<string, string | string[]>;

/** `proof` is null if the form was sent without one. */
type Checked = { input: unknown; proof: CheckedProof | null } | { refused: FormState };

interface Check {
  form: PageForm;
  /** The path of the form's page, without a language prefix. */
  path: string;
  sent: SentFields;
  tokens: FormTokens;
  botChecks: BotChecks;
  t: TFunction;
  now: Date;
}

/** Checks a submission. Returns its input, or the form to show again. */
export async function checkSubmission(check: Check): Promise<Checked> {
  const { form, path, sent, tokens, t, now } = check;
  const { [TOKEN_FIELD]: token, [TRAP_FIELD]: trap, [BOT_CHECK_FIELD]: _, ...typed } = sent;
  const proof = await checkProof(check);
  const minSeconds =
    form.botCheck && proof === null ? form.botCheck.minSecondsWithoutProof : form.minSeconds;
  const tokenFault = tokens.faultOf(path, token, now, minSeconds);
  const isRobot = trap !== undefined && trap !== '';
  const problem = isRobot
    ? t('site:form.trapFilled')
    : tokenFault
      ? t(`site:form.token.${tokenFault}`)
      : typeof proof === 'string'
        ? t(`site:form.botCheck.${proof}`)
        : null;
  const result = compileValidator({ schema: form.schema })(typed);
  if (!result.error && problem === null && typeof proof !== 'string')
    return { input: result.value, proof };
  const state = showAgain(check, result.error ?? null);
  return { refused: { ...state, problem: problem ?? state.problem } };
}

/** The checked proof of the bot-check, what is wrong with it, or null if none was sent. */
async function checkProof({ form, path, sent, botChecks, now }: Check) {
  const proof = sent[BOT_CHECK_FIELD];
  if (!form.botCheck || proof === undefined || proof === '') return null;
  return botChecks.check(path, proof, now);
}

/** The form with the entered values and their errors. */
export function showAgain(
  { form, path, sent, tokens, t, now }: Check,
  error: Refusal | null,
): FormState {
  const faults = error instanceof Invalid ? error.faults : {};
  const names = Object.keys(form.fields);
  const errors = names.flatMap((name) => {
    const fault = faults[name];
    return fault ? [[name, errorOf(t, form.fields[name] as FormField, fault)]] : [];
  });
  const hasOthers = Object.keys(faults).length > errors.length;
  const token = sent[TOKEN_FIELD];
  // A valid token is used again: the visitor need not wait again after correcting a field.
  const isRight = tokens.faultOf(path, token, now, 0) === null;
  return {
    values: typedValues(form, sent),
    errors: Object.fromEntries(errors),
    problem:
      error && !(error instanceof Invalid)
        ? problemOf(t, error)
        : hasOthers
          ? t('site:form.unknownField')
          : null,
    token: isRight ? String(token) : tokens.issue(path, now),
    botCheck: form.botCheck ? botCheckAddress(path) : null,
  };
}

/** The entered values of the form's own fields. */
export function typedValues({ fields }: PageForm, sent: SentFields): Record<string, string> {
  const values = Object.keys(fields).flatMap((name) => {
    const value = [sent[name]].flat()[0];
    // A NUL character cannot be shown in HTML.
    return value === undefined ? [] : [[name, value.replaceAll('\0', '')]];
  });
  return Object.fromEntries(values);
}

const problemOf = (t: TFunction, { code, details }: Refusal) =>
  t(`platform:errors.${code}`, { ...details });

function errorOf(t: TFunction, { label, messages, advice }: FormField, fault: FieldFault) {
  const own = (keys: Record<string, string> = {}) =>
    Object.hasOwn(keys, fault.rule) ? keys[fault.rule] : undefined;
  const key = own(messages) ?? `platform:validation.${fault.rule}`;
  const todo = own(advice);
  return {
    message: t(key, { field: t(label), ...fault.values }),
    advice: todo && t(todo),
  };
}

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
