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
  const what = ({ kind, toStatus, details }: TimelineEntry) => {
    const { email, fields, to } = details;
    const names = [fields ?? []].flat().map((name) => t(`applicationFields:${name}`));
    const event = kind === 'assigned' && to === undefined ? 'unassigned' : kind;
    return t(`applicationPage:event.${event}`, {
      status: toStatus ? t(`applications:status.${toStatus}`) : '',
      email: email ? t(`applicationEmails:${email}.name`) : '',
      fields: names.join(', '),
      name: to || t('dashboard:formerUser'),
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
