import type { EventKind } from './timeline.ts';

interface SaidEvent {
  kind: EventKind;
  toStatus: string | null;
  details: Record<string, string | string[]>;
}

/**
 * An event as a sentence without its subject: "başvuruyu “İnceleniyor” durumuna aldı". `t` finds the
 * text of a key in one language, and fills in the values.
 */
export function sayEvent(
  event: SaidEvent,
  t: (key: string, values?: Record<string, string>) => string,
): string {
  const { toStatus, details } = event;
  const { email, fields, to, code } = details;
  const names = [fields ?? []].flat().map((name) => t(`applicationFields:${name}`));
  return t(`applicationPage:event.${eventOf(event)}`, {
    status: toStatus ? t(`applications:status.${toStatus}`) : '',
    email: email ? t(`applicationEmails:${email}.name`) : '',
    fields: names.join(', '),
    name: to ? String(to) : t('dashboard:formerUser'),
    code: String(code ?? ''),
  });
}

/** The event as the texts name it. */
function eventOf({ kind, details }: SaidEvent): string {
  if (kind === 'assigned' && details.to === undefined) return 'unassigned';
  if (kind === 'privacyRequest') return details.did === 'copy' ? 'copied' : 'filed';
  return kind;
}
