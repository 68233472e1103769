import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { MeetingState } from '../schema.ts';

const LOOKS = {
  planned: { tone: 'success', shape: 'full' },
  cancelled: { tone: 'muted', shape: 'cross' },
} as const;

export function StateMark({ state }: { state: MeetingState }) {
  const { t } = useText();
  return (
    <Status {...LOOKS[state]} size="medium">
      {t(`meetingsDesk:state.${state}`)}
    </Status>
  );
}
