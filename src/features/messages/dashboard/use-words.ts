import { useText } from '../../../dashboard/kit/language/language.ts';
import type { Person } from '../schema.ts';
import { OTHER_TOPIC } from '../states.ts';

/** How topics and people are named. */
export function useWords() {
  const { t } = useText();
  return {
    topic: (topic: string) => (topic === OTHER_TOPIC ? t('messages:otherTopic') : topic),
    assignee: (person: Person | null) =>
      person ? person.name || t('dashboard:formerUser') : t('messages:nobody'),
  };
}
