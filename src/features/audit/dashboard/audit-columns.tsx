import { useText } from '../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import type { AuditEntry } from '../schema.ts';
import css from './audit-list.module.css';
import { momentInLog } from './audit-moment.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { isSystem } from './audit-words.ts';
import { PersonName } from './person-name.tsx';

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useText();
  return [
    {
      id: 'actor',
      header: t('audit:who'),
      className: css.actor,
      cell: (entry) =>
        entry.actor && !isSystem(entry) ? (
          <PersonName person={entry.actor} />
        ) : (
          <span className="soft">{t(isSystem(entry) ? 'audit:system' : 'audit:visitor')}</span>
        ),
    },
    {
      id: 'action',
      header: t('audit:what'),
      wide: true,
      className: css.action,
      cell: (entry) => <AuditSentence entry={entry} />,
    },
    {
      id: 'address',
      header: t('audit:address'),
      from: 'lg',
      soft: true,
      cell: ({ address }) => <span className="num">{address || '–'}</span>,
    },
    {
      id: 'device',
      header: t('audit:device'),
      from: 'xl',
      soft: true,
      cell: ({ device }) => device || '–',
    },
    {
      id: 'at',
      header: t('audit:when'),
      atEnd: true,
      soft: true,
      cell: ({ at }) => <Moment at={at} format={momentInLog} />,
    },
  ];
}
