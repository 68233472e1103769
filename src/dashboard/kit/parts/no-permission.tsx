import { Link } from 'react-router';
import { useText } from '../language/language.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface NoPermissionProps {
  /** The page's own title. */
  title: string;
  /** For whom it is. */
  reason: string;
  text: string;
}

/** Stands in the place of a page that the signed-in person's role does not open. */
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
