import { useText } from '../../../dashboard/language/language.ts';
import type { UserStatus } from '../schema.ts';

/** Full or hollow, and the word beside it, so that colour is never the only carrier. */
export function StatusMark({ status }: { status: UserStatus }) {
  const { t } = useText();
  const active = status === 'active';
  return (
    <span className="status" data-tone={active ? 'success' : 'muted'}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {active ? (
          <circle cx="7" cy="7" r="4" fill="currentColor" />
        ) : (
          <circle cx="7" cy="7" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        )}
      </svg>
      <span>{t(`users:status.${status}`)}</span>
    </span>
  );
}
