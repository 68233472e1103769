import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

/** Shown to users without the right. */
export function AdminsOnly() {
  const { t } = useText();
  return (
    <NoPermission
      title={t('emailTemplates:title')}
      reason={t('emailTemplates:forbiddenTitle')}
      text={t('emailTemplates:forbiddenText')}
    />
  );
}
