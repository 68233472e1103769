import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Timeline } from '../../../../dashboard/kit/parts/timeline.tsx';
import type { Message, TimelineEvent } from '../../schema.ts';

/** What happened to a message. */
export function MessageTimeline({ message }: { message: Message }) {
  const { t } = useText();
  const who = ({ actorKind, actorName }: TimelineEvent) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`messages:actor.${actorKind}`);
  const what = ({ kind, toState, assignedName, fault }: TimelineEvent) =>
    t(`messages:event.${kind === 'assigned' && !assignedName ? 'unassigned' : kind}`, {
      state: toState && t(`messages:state.${toState}`),
      name: assignedName,
      reason: fault && t(`messages:fault.${fault}`),
    });
  return (
    <Timeline
      title={t('messages:details.timeline')}
      items={message.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: what(event),
      }))}
    />
  );
}
