import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import type { MessageSummary } from '../../schema.ts';
import { StateMark } from '../state-mark.tsx';
import { useWords } from '../use-words.ts';
import css from './messages-list.module.css';
import { type MessagesView, messagePath } from './messages-list.ts';

export function useMessageColumns(view: MessagesView): Column<MessageSummary>[] {
  const { t } = useText();
  const words = useWords();
  return [
    {
      id: 'sender',
      header: t('messages:fields.sender'),
      wide: true,
      className: css.sender,
      cell: ({ id, name, excerpt }) => (
        <>
          <RowLink to={messagePath(id, view)}>{name}</RowLink>
          <span className={css.excerpt} title={excerpt}>
            {excerpt}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('messages:fields.state'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      id: 'topic',
      header: t('messages:fields.topic'),
      soft: true,
      cell: ({ topic }) => words.topic(topic),
    },
    {
      id: 'assignedTo',
      header: t('messages:fields.assignedTo'),
      from: 'lg',
      soft: true,
      cell: ({ assignedTo }) => (assignedTo ? words.assignee(assignedTo) : '–'),
    },
    {
      id: 'createdAt',
      header: t('messages:fields.createdAt'),
      sort: { by: 'createdAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ createdAt }) => <Moment at={createdAt} format={shortMoment} />,
    },
  ];
}
