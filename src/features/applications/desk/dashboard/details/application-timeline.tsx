import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Timeline } from '../../../../../dashboard/kit/parts/timeline.tsx';
import { sayEvent } from '../../../timeline-words.ts';
import type { Application, TimelineEntry } from '../../schema.ts';

/** What happened to an application, by whom. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { t, locale } = useText();
  const who = ({ actorKind, actorName }: TimelineEntry) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`applicationPage:actor.${actorKind}`);
  return (
    <Timeline
      title={t('applicationPage:timeline')}
      items={application.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: sayEvent(event, t, locale),
        texts: [
          { label: t('applicationPage:toApplicant'), text: event.message },
          { label: t('applicationPage:reason'), text: event.reason },
        ],
      }))}
    />
  );
}
