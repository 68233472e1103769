import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { contentsList } from './list/contents-list.ts';
import { TRASH_PATH } from './paths.ts';

interface ContentMissingProps {
  error: Error | null;
  title: string;
  /** The button that tries again. */
  children: ReactNode;
}

export function ContentMissing({ error, title, children }: ContentMissingProps) {
  const { t } = useText();
  const words = {
    goneTitle: t('content:editor.goneTitle'),
    goneText: t('content:editor.goneText'),
    failedTitle: t('content:editor.failedTitle'),
    toList: t('content:editor.toList'),
  };
  return (
    <RecordMissing
      error={error}
      title={title}
      words={words}
      listPath={contentsList.lastAddress()}
      more={<Link to={TRASH_PATH}>{t('content:lists.trash')}</Link>}
    >
      {children}
    </RecordMissing>
  );
}
