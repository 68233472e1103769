import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';

/** A page for admins, with its title. */
export function AdminsOnly({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.site ? (
        children
      ) : (
        <div className="page">
          <NoPermission
            title={title}
            reason={t('meetingsDesk:forbiddenTitle')}
            text={t('meetingsDesk:forbiddenText')}
          />
        </div>
      )}
    </>
  );
}
