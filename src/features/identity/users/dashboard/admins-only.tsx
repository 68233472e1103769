import { useText } from '../../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../../dashboard/kit/parts/no-permission.tsx';

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
