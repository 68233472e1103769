import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { LIST, pageOf } from '../paths.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { addEndpoint, reloadEndpoint, type WithSecret } from '../webhook-calls.ts';
import { emptyFields } from './endpoint-fields.ts';
import { EndpointForm } from './endpoint-form.tsx';

export function AddPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('webhooks:addTitle');
  if (!can.webhooks) return <NoPermissionPage title={title} texts="webhooks:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AddForm title={title} />
    </>
  );
}

/** After saving, the secret is shown over the form; then the page of the endpoint opens. */
function AddForm({ title }: { title: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [added, setAdded] = useState<WithSecret | null>(null);
  const open = () => {
    if (added) void navigate(pageOf(added.data.id), { replace: true, state: { saved: true } });
  };
  return (
    <EndpointForm
      title={title}
      initial={emptyFields()}
      back={{ to: LIST, label: t('webhooks:back') }}
      save={async (fields) => {
        const reply = await addEndpoint(fields);
        reloadEndpoint(client, reply.data.id);
        setAdded(reply);
      }}
    >
      <SecretDialog secret={added?.secret ?? null} onClose={open} />
    </EndpointForm>
  );
}
