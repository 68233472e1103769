import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { MeetingForm } from './meeting-form.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('meetingsDesk:add');
  return (
    <AdminsOnly title={title} texts="meetingsDesk:">
      <MeetingForm title={title} meeting={null} />
    </AdminsOnly>
  );
}
