import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DayRange } from '../../../../dashboard/kit/table/day-range.tsx';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import type { MessagePage } from '../../schema.ts';
import { useWords } from '../use-words.ts';
import type { MessagesState } from './messages-list.ts';

interface ListFiltersProps extends Partial<Pick<MessagePage, 'topics' | 'assignees'>> {
  state: MessagesState;
}

export function ListFilters({ state, topics = [], assignees = [] }: ListFiltersProps) {
  const { t } = useText();
  const words = useWords();
  const ownId = useSessionUser().id;
  return (
    <FilterBar state={state}>
      <FilterSelect
        state={state}
        name="topic"
        label={t('messages:fields.topic')}
        all={t('messages:list.allTopics')}
        options={topics.map((topic) => ({ value: topic, label: words.topic(topic) }))}
      />
      <FilterSelect
        state={state}
        name="assignee"
        label={t('messages:fields.assignedTo')}
        all={t('messages:list.allAssignees')}
        options={[
          { value: ownId, label: t('messages:list.mine') },
          { value: 'none', label: t('messages:list.unassigned') },
          ...assignees
            .filter(({ id }) => id !== ownId)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DayRange state={state} names={['from', 'to']} legend={t('messages:fields.createdAt')} />
    </FilterBar>
  );
}
