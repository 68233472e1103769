import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/language.ts';
import { PageTitle } from '../page/page-title.tsx';
import { useSessionUser } from '../session/session-user.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

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
  /** The right that admins have, and editors if an admin has opened it to them. */
  right?: string;
  children: ReactNode;
}

/** A page for admins, with its title. */
export function AdminsOnly({ title, texts, right = 'site', children }: AdminsOnlyProps) {
  const { can } = useSessionUser();
  if (!can[right]) return <NoPermissionPage title={title} texts={texts} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children}
    </>
  );
}

interface NoPermissionProps {
  /** The page's own title. */
  title: string;
  /** Which users can open it. */
  reason: string;
  text: string;
}

/** Shown instead of a page that the user's role may not open. */
export function NoPermission({ title, reason, text }: NoPermissionProps) {
  const { t } = useText();
  return (
    <>
      <PageHead title={title} />
      <EmptyState kind="forbidden" title={reason} text={text}>
        <Link to="/dashboard">{t('dashboard:notFound.home')}</Link>
      </EmptyState>
    </>
  );
}
