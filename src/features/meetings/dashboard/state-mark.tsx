import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { StaffMeeting } from '../edit/schema.ts';

const LOOKS = {
  planned: { tone: 'success', shape: 'full' },
  held: { tone: 'muted', shape: 'ring' },
  cancelled: { tone: 'muted', shape: 'cross' },
} as const;

/** A planned meeting whose end is over was held. */
export function StateMark({ state, endsAt }: Pick<StaffMeeting, 'state' | 'endsAt'>) {
  const { t } = useText();
  const shown = state === 'planned' && new Date(endsAt) < new Date() ? 'held' : state;
  return (
    <Status {...LOOKS[shown]} size="medium">
      {t(`meetingsDesk:state.${shown}`)}
    </Status>
  );
}
