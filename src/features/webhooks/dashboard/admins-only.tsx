import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

export function AdminsOnly({ title }: { title: string }) {
  const { t } = useText();
  return (
    <div className="page">
      <NoPermission
        title={title}
        reason={t('webhooks:forbiddenTitle')}
        text={t('webhooks:forbiddenText')}
      />
    </div>
  );
}
