import { Link } from 'react-router';
import { useText } from '../language/language.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

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
