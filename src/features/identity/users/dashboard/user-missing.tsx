import { useText } from '../../../../dashboard/kit/language/language.ts';
import {
  RecordMissing,
  type RecordMissingProps,
} from '../../../../dashboard/kit/parts/record-missing.tsx';
import { usersList } from './list/users-list.ts';

export function UserMissing({ query, title }: Pick<RecordMissingProps, 'query' | 'title'>) {
  const { t } = useText();
  const words = {
    goneTitle: t('users:details.goneTitle'),
    goneText: t('users:details.goneText'),
    failedTitle: t('users:details.failedTitle'),
    toList: t('users:toList'),
  };
  return (
    <RecordMissing query={query} title={title} words={words} listPath={usersList.lastAddress()} />
  );
}
