import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import type { Status as ApplicationStatus } from '../../statuses.ts';

const looks = {
  application: { tone: 'info', shape: 'ring' },
  inReview: { tone: 'info', shape: 'half' },
  missingInformation: { tone: 'warning', shape: 'warning' },
  reddedildi: { tone: 'danger', shape: 'cross' },
  uyelikIslemleriTamamlandi: { tone: 'success', shape: 'check' },
  withdrawn: { tone: 'muted', shape: 'minus' },
} as const;

interface StatusMarkProps {
  status: ApplicationStatus;
  size?: 'medium' | 'large';
}

export function StatusMark({ status, size = 'medium' }: StatusMarkProps) {
  const { t } = useText();
  return (
    <Status {...looks[status]} size={size}>
      {t(`applications:status.${status}`)}
    </Status>
  );
}
