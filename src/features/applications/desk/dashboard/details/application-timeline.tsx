import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Timeline } from '../../../../../dashboard/kit/parts/timeline.tsx';
import type { Application, TimelineEntry } from '../../schema.ts';

/** What happened to an application, by whom. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { t } = useText();
  const who = ({ actorKind, actorName }: TimelineEntry) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`applicationPage:actor.${actorKind}`);
  const what = (entry: TimelineEntry) => {
    const { toStatus, details } = entry;
    const { email, fields, to, code } = details;
    const names = [fields ?? []].flat().map((name) => t(`applicationFields:${name}`));
    return t(`applicationPage:event.${eventOf(entry)}`, {
      status: toStatus ? t(`applications:status.${toStatus}`) : '',
      email: email ? t(`applicationEmails:${email}.name`) : '',
      fields: names.join(', '),
      name: to || t('dashboard:formerUser'),
      code,
    });
  };
  return (
    <Timeline
      title={t('applicationPage:timeline')}
      items={application.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: what(event),
        text: event.reason || undefined,
      }))}
    />
  );
}

/** The event as the texts name it. */
function eventOf({ kind, details }: TimelineEntry): string {
  if (kind === 'assigned' && details.to === undefined) return 'unassigned';
  if (kind === 'privacyRequest') return details.did === 'copy' ? 'copied' : 'filed';
  return kind;
}
