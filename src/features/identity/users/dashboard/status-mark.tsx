import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StatusDot } from '../../../../dashboard/kit/parts/status-dot.tsx';
import type { UserStatus } from '../schema.ts';

/** Full or hollow, and the word beside it. */
export function StatusMark({
  status,
  size = 'small',
}: {
  status: UserStatus;
  size?: 'small' | 'large';
}) {
  const { t } = useText();
  const active = status === 'active';
  return (
    <span className="status" data-tone={active ? 'success' : 'muted'}>
      <StatusDot shape={active ? 'full' : 'hollow'} size={size} />
      <span>{t(`users:status.${status}`)}</span>
    </span>
  );
}
