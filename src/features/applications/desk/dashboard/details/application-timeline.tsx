import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Timeline } from '../../../../../dashboard/kit/parts/timeline.tsx';
import { formatDate } from '../../../../../platform/i18n/format.ts';
import type { Application, TimelineEntry } from '../../schema.ts';

/** What happened to an application, by whom. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { t, locale } = useText();
  const who = ({ actorKind, actorName }: TimelineEntry) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`applicationPage:actor.${actorKind}`);
  const what = (entry: TimelineEntry) => {
    const { toStatus, details } = entry;
    const { email, fields, to, code, decisionNumber, decisionDate } = details;
    const decision = decisionDate
      ? t('applicationDecision:decided', {
          number: decisionNumber,
          date: formatDate(locale, new Date(`${decisionDate}T12:00:00Z`)),
        })
      : '';
    const names = [fields ?? []].flat().map((name) => t(`applicationFields:${name}`));
    const text = t(`applicationPage:event.${eventOf(entry)}`, {
      status: toStatus ? t(`applications:status.${toStatus}`) : '',
      email: email ? t(`applicationEmails:${email}.name`) : '',
      fields: names.join(', '),
      name: to || t('dashboard:formerUser'),
      code,
      decision,
    });
    return decision && entry.kind === 'status' ? `${text} (${decision})` : text;
  };
  return (
    <Timeline
      title={t('applicationPage:timeline')}
      items={application.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: what(event),
        texts: [
          { label: t('applicationPage:toApplicant'), text: event.message },
          { label: t('applicationPage:reason'), text: event.reason },
        ],
      }))}
    />
  );
}

/** The event as the texts name it. */
function eventOf({ kind, details, fromStatus }: TimelineEntry): string {
  if (kind === 'status' && fromStatus === 'uyelikIslemleriTamamlandi') return 'reopened';
  if (kind === 'assigned' && details.to === undefined) return 'unassigned';
  if (kind === 'privacyRequest') return details.did === 'copy' ? 'copied' : 'filed';
  return kind;
}
