import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { ExportPanel } from './export-panel.tsx';
import { LastImports } from './last-imports.tsx';
import { UploadPanel } from './upload-panel.tsx';

export function TransferPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('transfer:title');
  if (!can.transfer) return <NoPermissionPage title={title} texts="transfer:" />;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={title} />
      <UploadPanel />
      <LastImports />
      <ExportPanel />
    </div>
  );
}
