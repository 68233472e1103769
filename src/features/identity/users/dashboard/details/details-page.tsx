import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../../dashboard/kit/parts/no-permission-page.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { oneUser } from '../user-calls.ts';
import { UserMissing } from '../user-missing.tsx';
import { UserDetails } from './user-details.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { userId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneUser(userId), enabled: can.users });
  const title = (can.users && query.data?.fullName) || t('users:one');
  if (!can.users) return <NoPermissionPage title={title} texts="users:list." />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? <UserDetails user={query.data} /> : <UserMissing query={query} title={title} />}
    </>
  );
}
