import { Text } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { RowLink } from '../../../dashboard/kit/table/row-link.tsx';

interface PersonNameProps {
  person: { id: string; name: string; exists: boolean };
}

/** Links to the account if it still exists. */
export function PersonName({ person: { id, name, exists } }: PersonNameProps) {
  const { t } = useText();
  const shown = name || t('audit:none');
  if (!exists) return <Text fw={550}>{shown}</Text>;
  return <RowLink to={`/dashboard/users/${id}`}>{shown}</RowLink>;
}
