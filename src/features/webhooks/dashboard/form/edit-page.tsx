import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Endpoint } from '../../schema.ts';
import { EndpointPage } from '../endpoint-page.tsx';
import { pageOf } from '../paths.ts';
import { changeEndpoint, oneEndpoint, reloadEndpoint } from '../webhook-calls.ts';
import { fieldsOf } from './endpoint-fields.ts';
import { EndpointForm } from './endpoint-form.tsx';

export function EditPage() {
  const { t } = useText();
  return (
    <EndpointPage title={t('webhooks:editTitle')}>
      {(endpoint) => <EditForm key={endpoint.id} endpoint={endpoint} />}
    </EndpointPage>
  );
}

function EditForm({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, name, version } = endpoint;
  return (
    <EndpointForm
      title={t('webhooks:editTitle')}
      initial={fieldsOf(endpoint)}
      back={{ to: pageOf(id), label: name }}
      save={async (fields) => {
        const { data, message } = await changeEndpoint(id, { ...fields, version });
        client.setQueryData(oneEndpoint(id).queryKey, data);
        reloadEndpoint(client, id);
        toast.success(message);
        void navigate(pageOf(id), { replace: true, state: { saved: true } });
      }}
    />
  );
}
