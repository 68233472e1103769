import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { oneUser } from '../user-calls.ts';
import { UserMissing } from '../user-missing.tsx';
import { UserDetails } from './user-details.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { userId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneUser(userId), enabled: can.users });
  const title = (can.users && query.data?.fullName) || t('users:one');
  if (!can.users) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <AdminsOnly title={title} />
      </div>
    );
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        <UserDetails user={query.data} />
      ) : (
        <UserMissing error={query.error} title={title}>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </UserMissing>
      )}
    </>
  );
}
