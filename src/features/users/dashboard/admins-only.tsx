import { useText } from '../../../dashboard/language/language.ts';
import { NoPermission } from '../../../dashboard/parts/no-permission.tsx';

export function AdminsOnly({ title }: { title: string }) {
  const { t } = useText();
  return (
    <NoPermission
      title={title}
      reason={t('users:list.forbiddenTitle')}
      text={t('users:list.forbiddenText')}
    />
  );
}
