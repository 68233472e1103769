import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import type { MessagePage } from '../../schema.ts';
import { STATES } from '../../states.ts';
import { type MessagesView, messagesList } from './messages-list.ts';

interface StateTabsProps {
  view: MessagesView;
  counts: MessagePage['counts'] | undefined;
}

/** Links to the states, each with its number of messages; the other filters are removed. */
export function StateTabs({ view, counts }: StateTabsProps) {
  const { t } = useText();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (state: (typeof STATES)[number] | '') => ({
    key: state,
    label: t(state ? `messages:state.${state}` : 'messages:all'),
    to: {
      pathname: messagesList.path,
      search: messagesList.write({ ...messagesList.read(new URLSearchParams()), state }),
    },
    count: state ? counts?.[state] : total,
    isCurrent: view.state === state,
  });
  return <ViewTabs label={t('messages:byState')} tabs={['' as const, ...STATES].map(tab)} />;
}
