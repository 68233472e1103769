import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { RedirectForm } from './redirect-form.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('redirects:add');
  return (
    <AdminsOnly title={title}>
      <RedirectForm title={title} redirect={null} />
    </AdminsOnly>
  );
}
