import { Link } from 'react-router';
import { useText } from '../../../dashboard/language/language.ts';

interface PersonNameProps {
  person: { id: string; name: string; exists: boolean };
}

/** Leads to the account, as long as there is one. */
export function PersonName({ person: { id, name, exists } }: PersonNameProps) {
  const { t } = useText();
  const shown = name || t('audit:none');
  if (!exists) return <span className="audit-name">{shown}</span>;
  return (
    <Link className="row-link" to={`/dashboard/users/${id}`}>
      {shown}
    </Link>
  );
}
