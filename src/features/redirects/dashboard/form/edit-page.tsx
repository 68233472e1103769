import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Redirect } from '../../schema.ts';
import { DeleteRedirect } from '../delete-redirect.tsx';
import { LIST } from '../paths.ts';
import { oneRedirect } from '../redirect-calls.ts';
import { RedirectForm } from './redirect-form.tsx';

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('redirects:editTitle')} texts="redirects:">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { redirectId = '' } = useParams();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneRedirect(redirectId), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<Redirect | null>(null);
  const { data, error } = query;
  if (data && !error && query.isFetchedAfterMount && opened?.id !== data.id) setOpened(data);
  if (opened?.id === redirectId) return <EditForm key={redirectId} redirect={opened} />;
  const words = {
    goneTitle: t('redirects:missingTitle'),
    goneText: t('redirects:missingText'),
    failedTitle: t('redirects:failedTitle'),
    toList: t('redirects:title'),
  };
  return (
    <RecordMissing query={query} title={t('redirects:editTitle')} words={words} listPath={LIST} />
  );
}

function EditForm({ redirect }: { redirect: Redirect }) {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { uses, lastUsedAt, createdAt } = redirect;
  return (
    <>
      <RedirectForm
        title={t('redirects:editTitle')}
        redirect={redirect}
        actions={
          <Button color="danger" onClick={() => setRemoving(true)}>
            {t('redirects:remove')}
          </Button>
        }
      >
        <Facts
          facts={[
            [t('redirects:uses'), formatNumber(locale, uses)],
            [
              t('redirects:lastUsed'),
              lastUsedAt ? <Moment key="used" at={lastUsedAt} /> : t('redirects:never'),
            ],
            [t('redirects:created'), <Moment key="created" at={createdAt} />],
          ]}
        />
      </RedirectForm>
      <DeleteRedirect
        redirect={isRemoving ? redirect : null}
        onRemoved={() => void navigate(LIST, { replace: true, state: { saved: true } })}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}
