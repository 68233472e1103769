import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import { fullMoment } from '../../../dashboard/language/moment.ts';
import type { AuditEntry } from '../schema.ts';
import { AuditDetails } from './audit-details.tsx';
import { momentInLog } from './audit-moment.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { sentenceOf } from './audit-words.ts';
import { PersonName } from './person-name.tsx';

/** One event; pressed open, all that is known of it stands below. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useText();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const at = new Date(entry.at);
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <td className="audit-who">
          {entry.actor ? (
            <PersonName person={entry.actor} />
          ) : (
            <span className="soft">
              {t(entry.action === 'audit.erase' ? 'audit:itself' : 'audit:visitor')}
            </span>
          )}
        </td>
        <td className="c-wide">
          <AuditSentence entry={entry} />
        </td>
        <td className="c-900 c-soft">
          <span className="num">{entry.address || '–'}</span>
        </td>
        <td className="c-1200 c-soft">{entry.device || '–'}</td>
        <td className="c-date c-soft">
          <time dateTime={entry.at} title={fullMoment(locale, at)}>
            {momentInLog(locale, at)}
          </time>
        </td>
        <td className="c-more">
          <ActionIcon
            size={28}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            aria-label={`${t('audit:details')}: ${sentenceOf(t, entry)}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown className="audit-chevron" size={18} aria-hidden="true" />
          </ActionIcon>
        </td>
      </tr>
      {isOpen ? (
        <tr className="audit-more" id={details}>
          <td colSpan={6}>
            <AuditDetails entry={entry} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
