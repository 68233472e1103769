import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import {
  RecordMissing,
  type RecordMissingProps,
} from '../../../dashboard/kit/parts/record-missing.tsx';
import { contentsList } from './list/contents-list.ts';
import { TRASH_PATH } from './paths.ts';

export function ContentMissing({ query, title }: Pick<RecordMissingProps, 'query' | 'title'>) {
  const { t } = useText();
  const words = {
    goneTitle: t('content:editor.goneTitle'),
    goneText: t('content:editor.goneText'),
    failedTitle: t('content:editor.failedTitle'),
    toList: t('content:editor.toList'),
  };
  return (
    <RecordMissing
      query={query}
      title={title}
      words={words}
      listPath={contentsList.lastAddress()}
      more={<Link to={TRASH_PATH}>{t('content:lists.trash')}</Link>}
    />
  );
}
