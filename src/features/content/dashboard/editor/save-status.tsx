import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
import type { SaveFailure } from '../../../../dashboard/kit/form/record.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { savedMoment } from '../../../../dashboard/kit/language/moment.ts';
import type { Content, State } from '../../schema.ts';

interface SaveStatusProps {
  savedAt: Date | null;
  unsaved: boolean;
  saving: State | null;
  failure: SaveFailure<Content, State> | null;
  onRetry: () => void;
  onCompare: () => void;
}

/** The saved state, always in view. A failed save stays unsaved until one succeeds. */
export function SaveStatus({
  savedAt,
  unsaved,
  saving,
  failure,
  onRetry,
  onCompare,
}: SaveStatusProps) {
  const { t, locale } = useText();
  if (saving) {
    return (
      <span className="saved" data-tone="busy" role="status">
        <span className="spinner small" aria-hidden="true" />
        <span className="saved-word">{t('content:editor.saving')}</span>
      </span>
    );
  }
  if (failure) {
    return (
      <span className="saved" data-tone="danger" role="alert">
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        <span>{t('content:editor.saveFailed')}</span>
        <button type="button" className="link-button" onClick={failure.newer ? onCompare : onRetry}>
          {t(failure.newer ? 'content:editor.compare' : 'dashboard:failure.retry')}
        </button>
      </span>
    );
  }
  if (unsaved) {
    return (
      <span className="saved" data-tone="warning" role="status">
        <IconPencil size={16} stroke={2} aria-hidden="true" />
        <span className="saved-word">{t('content:editor.unsaved')}</span>
      </span>
    );
  }
  if (!savedAt) return <span className="saved" role="status" />;
  return (
    <span className="saved" data-tone="success" role="status">
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      <span className="saved-word">{t('content:editor.saved')}</span>{' '}
      <span className="saved-when">{savedMoment(locale, savedAt)}</span>
    </span>
  );
}
