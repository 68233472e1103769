import { formatDate } from '../../platform/i18n/format.ts';
import type { Locale } from '../../platform/i18n/locales.ts';

/** What can happen to an application. */
export const EVENT_KINDS = [
  'submitted',
  'status',
  'note',
  'assigned',
  'moved',
  'revealed',
  'exported',
  'emailSent',
  'emailFailed',
  'emailStopped',
  'denied',
  'completed',
  'corrected',
  'decision',
  'attachmentAdded',
  'attachmentRemoved',
  'attachmentOpened',
  'declarationPrinted',
  'privacyRequest',
  'codeEntered',
  'proofMade',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The fields that a correction or a completion changed: as text, before and after. */
export type Changes = Record<string, readonly [before: string, after: string]>;

interface DescribedEvent {
  kind: EventKind;
  fromStatus: string | null;
  toStatus: string | null;
  details: Record<string, string | string[]>;
}

/**
 * An event as a sentence without its subject: "başvuruyu “İnceleniyor” durumuna aldı". `t` finds the
 * text of a key in one language, and fills in the values.
 */
export function describeEvent(
  event: DescribedEvent,
  t: (key: string, values?: Record<string, string>) => string,
  locale: Locale,
): string {
  const { toStatus, details } = event;
  const { email, fields, to, branch, code, decisionNumber, decisionDate } = details;
  const decision = decisionDate
    ? t('applicationDecision:decided', {
        number: String(decisionNumber ?? ''),
        date: formatDate(locale, new Date(`${decisionDate}T12:00:00Z`)),
      })
    : '';
  const names = [fields ?? []].flat().map((name) => t(`applicationFields:${name}`));
  const text = t(`applicationPage:event.${eventOf(event)}`, {
    status: toStatus ? t(`applications:status.${toStatus}`) : '',
    email: email ? t(`applicationEmails:${email}.name`) : '',
    fields: names.join(', '),
    branch: String(branch || t('applicationPage:nationalStaff')),
    name: to ? String(to) : t('dashboard:formerUser'),
    code: String(code ?? ''),
    decision,
  });
  return decision && event.kind === 'status' ? `${text} (${decision})` : text;
}

/** The event as the texts name it. */
function eventOf({ kind, details, fromStatus }: DescribedEvent): string {
  if (kind === 'status' && fromStatus === 'uyelikIslemleriTamamlandi') return 'reopened';
  if (kind === 'assigned' && details.to === undefined) return 'unassigned';
  if (kind === 'privacyRequest') return details.did === 'copy' ? 'copied' : 'filed';
  return kind;
}
