import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../../dashboard/kit/parts/no-permission-page.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import type { User } from '../../schema.ts';
import { oneUser } from '../user-calls.ts';
import { UserMissing } from '../user-missing.tsx';
import { UserForm } from './user-form.tsx';

/** The page for adding and for editing a user. */
export function FormPage() {
  const { t } = useText();
  const { userId } = useParams();
  const { can } = useSessionUser();
  const title = t(userId ? 'users:editTitle' : 'users:addTitle');
  if (!can.users) return <NoPermissionPage title={title} texts="users:list." />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {userId ? <LoadedForm key={userId} userId={userId} /> : <UserForm user={null} />}
    </>
  );
}

function LoadedForm({ userId }: { userId: string }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneUser(userId), refetchOnMount: 'always' });
  const { data, error } = query;
  const [opened, setOpened] = useState<User | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <UserForm user={opened} />;
  return <UserMissing query={query} title={t('users:editTitle')} />;
}
