import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

/** Shown to users without the right. */
export function AdminsOnly() {
  const { t } = useText();
  return (
    <div className="page">
      <PageTitle>{t('documentsDesk:title')}</PageTitle>
      <NoPermission
        title={t('documentsDesk:title')}
        reason={t('documentsDesk:forbiddenTitle')}
        text={t('documentsDesk:forbiddenText')}
      />
    </div>
  );
}
