import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import type { AuditEntry } from '../contract.ts';
import css from './audit.module.css';
import { isSystem, momentInLog, sentenceParts } from './audit-words.ts';

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

/** The path of the page of a subject, by its kind; the id is appended. */
const PLACES: Record<string, string> = { user: '/dashboard/users', content: '/dashboard/blog' };

/** A sentence about the event, with a link to the subject if it still exists. */
function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { t } = useText();
  return (
    <span className={css.sentence}>
      {sentenceParts(t, entry).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have but their places
        <Fragment key={place}>
          {place > 0 ? subjectOf(entry) : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function subjectOf({ subject }: AuditEntry): ReactNode {
  if (!subject) return null;
  if (subject.kind === 'route') return <code className="num">{subject.name}</code>;
  const place = PLACES[subject.kind];
  if (!place || !subject.exists) return subject.name;
  return <Link to={`${place}/${subject.id}`}>{subject.name}</Link>;
}

interface PersonNameProps {
  person: { id: string; name: string; exists: boolean };
}

/** Links to the account if it still exists. */
function PersonName({ person: { id, name, exists } }: PersonNameProps) {
  const { t } = useText();
  const shown = name || t('audit:none');
  if (!exists) return <Text fw={550}>{shown}</Text>;
  return <RowLink to={`/dashboard/users/${id}`}>{shown}</RowLink>;
}
