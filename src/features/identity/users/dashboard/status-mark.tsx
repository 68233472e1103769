import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import type { UserStatus } from '../schema.ts';

/** A full or hollow symbol with the status as a word. */
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
    <Status tone={active ? 'success' : 'muted'} shape={active ? 'full' : 'hollow'} size={size}>
      {t(`users:status.${status}`)}
    </Status>
  );
}
