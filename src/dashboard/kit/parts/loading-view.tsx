import { Mark } from '../../../ui/mark.tsx';
import { useText } from '../language/language.ts';

/** Covers the whole window while the first page is loaded. */
export function LoadingView() {
  const { t } = useText();
  return (
    <div className="loading-view">
      <Mark />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{t('dashboard:loading')}</p>
    </div>
  );
}
