import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { Person } from '../contract.ts';
import { OTHER_TOPIC, type State } from '../states.ts';

export function NotAllowed({ title }: { title: string }) {
  const { t } = useText();
  return (
    <NoPermission
      title={title}
      reason={t('messages:forbidden')}
      text={t('messages:forbiddenText')}
    />
  );
}

const LOOKS = {
  new: { tone: 'muted', shape: 'hollow' },
  inProgress: { tone: 'muted', shape: 'dashed' },
  answered: { tone: 'success', shape: 'full' },
  spam: { tone: 'muted', shape: 'box' },
} as const;

interface StateMarkProps {
  state: State;
  size?: 'medium' | 'large';
}

export function StateMark({ state, size = 'medium' }: StateMarkProps) {
  const { t } = useText();
  return (
    <Status {...LOOKS[state]} size={size}>
      {t(`messages:state.${state}`)}
    </Status>
  );
}

/** How topics and people are named. */
export function useWords() {
  const { t } = useText();
  return {
    topic: (topic: string) => (topic === OTHER_TOPIC ? t('messages:otherTopic') : topic),
    assignee: (person: Person | null) =>
      person ? person.name || t('dashboard:formerUser') : t('messages:nobody'),
  };
}
