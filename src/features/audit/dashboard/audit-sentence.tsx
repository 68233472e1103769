import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { AuditEntry } from '../schema.ts';
import css from './audit-list.module.css';
import { sentenceParts } from './audit-words.ts';

/** The path of the page of a subject, by its kind; the id is appended. */
const PLACES: Record<string, string> = { user: '/dashboard/users', content: '/dashboard/blog' };

/** A sentence about the event, with a link to the subject if it still exists. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
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
