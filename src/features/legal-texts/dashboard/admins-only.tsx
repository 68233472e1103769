import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

/** Shown to users without the right. */
export function AdminsOnly() {
  const { t } = useText();
  return (
    <NoPermission
      title={t('legalDesk:title')}
      reason={t('legalDesk:forbiddenTitle')}
      text={t('legalDesk:forbiddenText')}
    />
  );
}
