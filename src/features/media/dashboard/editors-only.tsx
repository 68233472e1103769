import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

/** Shown to users without the right. */
export function EditorsOnly() {
  const { t } = useText();
  return (
    <NoPermission
      title={t('media:title')}
      reason={t('media:forbiddenTitle')}
      text={t('media:forbiddenText')}
    />
  );
}
