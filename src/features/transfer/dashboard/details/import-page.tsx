import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { oneImport } from '../transfer-calls.ts';
import { ImportDetails } from './import-details.tsx';

const LIST = '/dashboard/admin/transfer';

export function ImportPage() {
  const { t } = useText();
  const { importId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneImport(importId), enabled: can.transfer === true });
  const title = query.data?.fileName ?? t('transfer:title');
  const words = {
    goneTitle: t('transfer:missingTitle'),
    goneText: t('transfer:missingText'),
    failedTitle: t('transfer:failedTitle'),
    toList: t('transfer:title'),
  };
  if (!can.transfer) return <NoPermissionPage title={title} texts="transfer:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        <ImportDetails one={query.data} />
      ) : (
        <RecordMissing query={query} title={title} words={words} listPath={LIST} />
      )}
    </>
  );
}
