import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { PageTitle } from '../page/page-title.tsx';
import { useSessionUser } from '../session/session-user.ts';
import { NoPermission } from './no-permission.tsx';

interface NoPermissionPageProps {
  title: string;
  /** How the keys of the texts `forbiddenTitle` and `forbiddenText` begin, such as `webhooks:`. */
  texts: string;
}

/** A whole page, for users who may not open it. */
export function NoPermissionPage({ title, texts }: NoPermissionPageProps) {
  const { t } = useText();
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <NoPermission
        title={title}
        reason={t(`${texts}forbiddenTitle`)}
        text={t(`${texts}forbiddenText`)}
      />
    </div>
  );
}

interface AdminsOnlyProps extends NoPermissionPageProps {
  children: ReactNode;
}

/** A page for admins, with its title. */
export function AdminsOnly({ title, texts, children }: AdminsOnlyProps) {
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={title} texts={texts} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children}
    </>
  );
}
