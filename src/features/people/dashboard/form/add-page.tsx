import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { PersonForm } from './person-form.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('peopleDesk:add');
  return (
    <AdminsOnly title={title}>
      <PersonForm title={title} person={null} />
    </AdminsOnly>
  );
}
