import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PersonForm } from './person-form.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('peopleDesk:add');
  return (
    <AdminsOnly title={title} texts="peopleDesk:">
      <PersonForm title={title} person={null} />
    </AdminsOnly>
  );
}
