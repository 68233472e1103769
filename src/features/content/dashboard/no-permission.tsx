import { Link } from 'react-router';
import { useText } from '../../../dashboard/language/language.ts';
import { EmptyState } from '../../../dashboard/parts/empty-state.tsx';
import { PageHead } from '../../../dashboard/parts/page-head.tsx';

export function NoPermission({ title }: { title: string }) {
  const { t } = useText();
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        kind="forbidden"
        title={t('content:editor.forbiddenTitle')}
        text={t('content:editor.forbiddenText')}
      >
        <Link to="/dashboard">{t('dashboard:notFound.home')}</Link>
      </EmptyState>
    </>
  );
}
