import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

/** Shown to users without the right. */
export function AdminsOnly() {
  const { t } = useText();
  return (
    <div className="page">
      <PageTitle>{t('staticPages:title')}</PageTitle>
      <NoPermission
        title={t('staticPages:title')}
        reason={t('staticPages:forbiddenTitle')}
        text={t('staticPages:forbiddenText')}
      />
    </div>
  );
}
