import { eq, sql } from 'drizzle-orm';
import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { isDistrictOf } from '../../../platform/places/districts.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import type { RequestKind } from '../../privacy/contract.ts';
import { fileRequest } from '../../privacy/operations.server.ts';
import { APPLY_FIELDS } from '../form/fields.ts';
import type { ApplicantField } from '../form/schema.ts';
import { type LinkPurpose, tokenLink } from '../links.server.ts';
import {
  decryptSecrets,
  encryptSecrets,
  IDENTITY,
  SECRET_FIELDS,
  type SecretName,
} from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent, addEventTo, changesOf } from '../timeline.server.ts';
import {
  changeByLink,
  moveAsApplicant,
  type Row,
  readFollowed,
  readOutcome,
} from './by-link.server.ts';
import { askForCode, spendCode } from './codes.server.ts';
import {
  COMPLETION_PATH,
  DENIAL_PATH,
  type Followed,
  isPossible,
  type Outcome,
  PRIVACY_PATH,
  requestedFields,
  STATUS_PATH,
  type StatusView,
  WITHDRAWAL_PATH,
} from './followed.ts';
import {
  CodeEntry,
  CodeRequest,
  Completion,
  DataRequest,
  LinkToken,
  OpenedLink,
} from './schema.server.ts';
import { statusPage } from './site/pages.tsx';

/** The name of the hidden field is never shown: a wrong token shows another page. */
const token = { label: 'applicationFollow:dead.title' };
const limits = { bytes: 4096, attempts: { max: 30, seconds: 600 } };

/** The reply is the same, whether there is such an application or not. */
export const askForm = pageForm({
  schema: CodeRequest,
  fields: {
    code: {
      label: 'applicationFollow:ask.code',
      messages: { wrongFormat: 'applicationFollow:ask.wrongCode' },
    },
    email: { label: 'applicationFollow:ask.email' },
  },
  limits,
  minSeconds: 0,
  async submit(op, input) {
    const request = await askForCode(op, input);
    return { redirectTo: `${STATUS_PATH}?istek=${request}` };
  },
});

/** How long the links of the status page are valid. */
const LINKS_MS = 30 * 60_000;

/**
 * The status page is the reply to the form: nothing that is in an address opens it, so it is in no
 * log and no history, and no page depends on a cookie.
 */
export const enterForm = pageForm({
  schema: CodeEntry,
  fields: {
    request: { label: 'applicationFollow:enter.digits' },
    digits: {
      label: 'applicationFollow:enter.digits',
      messages: {
        wrongFormat: 'applicationFollow:enter.wrongDigits',
        wrongCode: 'applicationFollow:enter.wrongDigits',
      },
    },
  },
  limits,
  minSeconds: 0,
  async submit(op, { request, digits }, { scope }) {
    const id = await spendCode(op, request, digits);
    const application = id && (await readFollowed(op.db, id));
    if (!application) throw new Invalid({ digits: { rule: 'wrongCode' } });
    // A person who enters the code reads the e-mails of the address.
    await addEventTo(op, id, { kind: 'codeEntered' });
    const outcome = await readOutcome(op, application);
    return { show: statusPage(scope, withLinks(op, scope.locale, { ...application, ...outcome })) };
  },
});

function withLinks(op: Operation, locale: Locale, application: Followed & Outcome): StatusView {
  const endsAt = new Date(op.now.getTime() + LINKS_MS);
  const pathOf = (purpose: LinkPurpose) =>
    tokenLink(locale, op.keys, { for: purpose, id: application.id, endsAt });
  const ifPossible = (purpose: LinkPurpose) =>
    isPossible(purpose, application) ? pathOf(purpose) : null;
  return {
    ...application,
    links: {
      completion: ifPossible('completion'),
      withdrawal: ifPossible('withdrawal'),
      privacy: pathOf('privacy'),
    },
  };
}

export const denyForm = pageForm({
  schema: OpenedLink,
  fields: { token, open: token },
  limits,
  minSeconds: 0,
  async submit(op, input) {
    if (input.open) return { load: true };
    await denyApplication(op, input.token);
    return { redirectTo: `${DENIAL_PATH}?sonuc=tamam` };
  },
});

/**
 * Freezes an application, because its applicant says that somebody else sent it. Staff see it and can
 * then only close it. Throws 409 `linkDead`.
 */
const denyApplication = (op: Operation, token: string): Promise<void> =>
  changeByLink(op, 'denial', token, async (tx, { id, recordKey }) => {
    await tx
      .update(applications)
      .set({ frozenAt: op.now, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    const key = op.keys.recordKey(recordKey);
    await addEvent(tx, op, { id, key }, { kind: 'denied' });
  });

export const withdrawForm = pageForm({
  schema: LinkToken,
  fields: { token },
  limits,
  minSeconds: 0,
  async submit(op, input) {
    await withdrawApplication(op, input.token);
    return { redirectTo: `${WITHDRAWAL_PATH}?sonuc=tamam` };
  },
});

/** Closes an application as its applicant. Throws 409 `linkDead`. */
const withdrawApplication = (op: Operation, token: string): Promise<void> =>
  changeByLink(op, 'withdrawal', token, (tx, row) => moveAsApplicant(tx, op, row, 'withdrawn'));

/** The texts of the fields are those of the membership form. */
const { declaration, consent, ...applicant } = APPLY_FIELDS;

export const completionForm = pageForm({
  schema: Completion,
  fields: { token, open: token, ...applicant },
  limits: { ...limits, bytes: 16_384 },
  minSeconds: 0,
  async submit(op, input) {
    const { open, ...completed } = input;
    if (open) return { load: true };
    await completeApplication(op, completed);
    return { redirectTo: `${COMPLETION_PATH}?sonuc=tamam` };
  },
});

/** As in the schema of the whole form: its message is a text of the form. */
const WRONG_DISTRICT = 'wrongDistrict';

type Completed = Omit<Completion, 'token'>;

/**
 * Stores the fields that the applicant was asked for, and no other, and moves the application to
 * review. Throws 409 `linkDead`, or 422 with the fields that are missing, wrong or not asked for.
 */
const completeApplication = (op: Operation, { token, ...completed }: Completion): Promise<void> =>
  changeByLink(op, 'completion', token, async (tx, row) => {
    const fields = requestedFields(row.missingFields);
    requireJustThese(fields, completed, row);
    const key = op.keys.recordKey(row.recordKey);
    const isSecret = (name: string) => Object.hasOwn(SECRET_FIELDS, name);
    const given = Object.entries(completed);
    const secrets = Object.fromEntries(given.filter(([name]) => isSecret(name)));
    const { tcKimlikNo } = completed;
    const secretNames = Object.keys(secrets) as SecretName[];
    const before = { ...row, ...decryptSecrets(op.keys, row, secretNames) };
    const changes = changesOf(before, completed, fields);
    await tx
      .update(applications)
      .set({
        ...Object.fromEntries(given.filter(([name]) => !isSecret(name))),
        ...encryptSecrets(key, row.id, secrets as Record<SecretName, string>),
        ...(tcKimlikNo && { identityHash: op.keys.hash(IDENTITY, tcKimlikNo) }),
      })
      .where(eq(applications.id, row.id));
    const details = { fields };
    await addEvent(tx, op, { id: row.id, key }, { kind: 'completed', details, changes });
    await moveAsApplicant(tx, op, row, 'inReview');
  });

function requireJustThese(fields: ApplicantField[], completed: Completed, row: Row): void {
  const faults: Record<string, FieldFault> = {};
  for (const name of Object.keys(completed) as ApplicantField[])
    if (!fields.includes(name)) faults[name] = { rule: 'unknownField' };
  for (const name of fields) if (completed[name] === undefined) faults[name] = { rule: 'required' };
  const { city = row.city, district } = completed;
  if (district !== undefined && !isDistrictOf(city, district))
    faults.district ??= { rule: WRONG_DISTRICT };
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

export const dataRequestForm = pageForm({
  schema: DataRequest,
  fields: {
    token,
    kind: {
      label: 'applicationFollow:privacy.kind',
      messages: {
        required: 'applicationFollow:privacy.choose',
        notAllowed: 'applicationFollow:privacy.choose',
      },
    },
    text: { label: 'applicationFollow:privacy.text' },
  },
  limits: { ...limits, bytes: 49_152 },
  minSeconds: 0,
  async submit(op, input) {
    return { redirectTo: `${PRIVACY_PATH}?sonuc=${await fileByLink(op, input)}` };
  },
});

/**
 * Files a request about the data of an application, in its applicant's name. Returns the code of the
 * request. Throws 409 `linkDead` or `tooManyRequestsOpen`.
 */
async function fileByLink(
  op: Operation,
  { token, kind, text }: { token: string; kind: RequestKind; text: string },
): Promise<string> {
  let filed = '';
  await changeByLink(op, 'privacy', token, async (tx, row) => {
    const { id, code, locale, name, surname } = row;
    const { email } = decryptSecrets(op.keys, row, ['email']);
    const request = await fileRequest(tx, op, {
      kind,
      locale,
      email,
      text,
      name: `${name} ${surname}`,
      record: { kind: 'application', code },
    });
    filed = request.code;
    if (!request.isNew) return;
    const key = op.keys.recordKey(row.recordKey);
    const details = { did: 'filed', code: filed };
    await addEvent(tx, op, { id, key }, { kind: 'privacyRequest', details });
  });
  return filed;
}
