import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RedirectForm } from './redirect-form.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('redirects:add');
  return (
    <AdminsOnly title={title} texts="redirects:">
      <RedirectForm title={title} redirect={null} />
    </AdminsOnly>
  );
}
