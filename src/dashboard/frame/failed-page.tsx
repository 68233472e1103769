import { useRouteError } from 'react-router';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { EmptyState } from '../kit/parts/empty-state.tsx';
import { ErrorDetails } from '../kit/parts/failure.tsx';
import { buttonLook } from '../kit/parts/plain-field.tsx';
import { rawError, ShownError } from '../kit/session/api-error.ts';

/** Shown if a page could not be loaded or rendered, usually after a new version was installed. */
export function FailedPage() {
  const { t } = useText();
  const error = useRouteError();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:failure.pageTitle')}</PageTitle>
      <EmptyState
        kind="failed"
        title={t('dashboard:failure.pageTitle')}
        text={t('dashboard:failure.pageText')}
      >
        <ErrorDetails raw={error instanceof ShownError ? error.message : rawError(error)} />
        <button type="button" className={buttonLook} onClick={() => window.location.reload()}>
          {t('dashboard:failure.reload')}
        </button>
      </EmptyState>
    </div>
  );
}
