import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { STATIC_PAGE_KEYS, type StaticText, type Which } from '../../schema.ts';
import { oneStaticText } from '../static-calls.ts';
import { StaticForm } from './static-form.tsx';

/** The text of one page in one language. */
export function StaticFormPage() {
  const { page = '', locale = '' } = useParams();
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('staticPages:title')} texts="staticPages:" />;
  // An unknown page or language is asked for too: the server answers 404.
  return <LoadedForm key={`${page} ${locale}`} which={{ page, locale } as Which} />;
}

function LoadedForm({ which }: { which: Which }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneStaticText(which), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<StaticText | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  const isKnown = STATIC_PAGE_KEYS.some((one) => one === which.page);
  const title = t(isKnown ? `staticPages:names.${which.page}` : 'staticPages:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened ? (
        <StaticForm title={title} which={which} text={opened} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={{
            goneTitle: t('staticPages:goneTitle'),
            goneText: t('staticPages:goneText'),
            failedTitle: t('staticPages:failedTitle'),
            toList: t('staticPages:toList'),
          }}
          listPath="/dashboard/admin/pages"
        />
      )}
    </>
  );
}
