import type { ReactNode } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { usersList } from './list/users-list.ts';

interface UserMissingProps {
  error: Error | null;
  title: string;
  /** The retry button. */
  children: ReactNode;
}

export function UserMissing({ error, title, children }: UserMissingProps) {
  const { t } = useText();
  const words = {
    goneTitle: t('users:details.goneTitle'),
    goneText: t('users:details.goneText'),
    failedTitle: t('users:details.failedTitle'),
    toList: t('users:toList'),
  };
  return (
    <RecordMissing error={error} title={title} words={words} listPath={usersList.lastAddress()}>
      {children}
    </RecordMissing>
  );
}
