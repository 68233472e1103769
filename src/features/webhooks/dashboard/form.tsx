import {
  type Endpoint,
  type EndpointWithSecret,
  EVENTS,
  type NewEndpoint,
  WEBHOOK_LIMITS,
  webhookRoutes,
} from '../contract.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ErrorSummary, listFaults } from '../../../dashboard/kit/parts/error-summary.tsx';
import { FormActions, FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { EndpointPage, eventName, LIST, pageOf, SecretDialog } from './parts.tsx';

export type Fields = NewEndpoint;
export const IDS = {
  name: 'webhook-name',
  url: 'webhook-url',
  events: 'webhook-events',
};

export const emptyFields = (): Fields => ({ name: '', url: '', events: [...EVENTS], isOn: true });
export const fieldsOf = ({ name, url, events, isOn }: Endpoint): Fields => ({
  name,
  url,
  isOn,
  events: inOrder(events),
});

/** The events in the order of the form. */
export const inOrder = (events: readonly string[]): Fields['events'] =>
  EVENTS.filter((event) => events.includes(event));

interface EndpointFormProps {
  title: string;
  initial: Fields;
  /** Where the form was opened from. */
  back: { to: string; label: string };
  save: (fields: Fields) => Promise<void>;
  /** Shown over the form. */
  children?: ReactNode;
}

/** The form of an endpoint. */
export function EndpointForm({ title, initial, back, save, children }: EndpointFormProps) {
  const { t } = useText();
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      await save(values);
      setSaved(true);
    },
  });
  function set<Name extends keyof Fields>(name: Name, value: Fields[Name]) {
    clearFaults(name);
    setValues((before) => ({ ...before, [name]: value }));
  }
  const text = (name: 'name' | 'url') => ({
    id: IDS[name],
    value: values[name],
    error: faults[name],
    label: t(`webhooks:${name}`),
    description: t(`webhooks:${name}Hint`),
    maxLength: WEBHOOK_LIMITS[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  });
  return (
    <form className="page" noValidate onSubmit={submit}>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHead title={title} />
      <ErrorSummary
        title={t('webhooks:faults')}
        faults={listFaults(faults, IDS)}
        attempt={attempt}
      />
      <FormSection title={t('webhooks:section')} text={t('webhooks:sectionText')}>
        <TextInput {...text('name')} />
        <TextInput {...text('url')} type="url" inputMode="url" spellCheck={false} />
        <EventBoxes
          chosen={values.events}
          error={faults.events}
          onChange={(events) => set('events', events)}
        />
        <Switch
          label={t('webhooks:isOn')}
          description={t('webhooks:isOnHint')}
          checked={values.isOn}
          onChange={(event) => set('isOn', event.currentTarget.checked)}
          withThumbIndicator={false}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={busy}>
          {t('webhooks:save')}
        </Button>
        <Button component={Link} to={back.to}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
      <UnsavedGuard
        unsaved={!isSaved && JSON.stringify(values) !== JSON.stringify(first)}
        onDiscard={() => setValues(first)}
      />
      {children}
    </form>
  );
}

interface EventBoxesProps {
  chosen: Fields['events'];
  error: string | undefined;
  onChange: (events: Fields['events']) => void;
}

/** Which events an endpoint is told. */
function EventBoxes({ chosen, error, onChange }: EventBoxesProps) {
  const { t } = useText();
  return (
    <Checkbox.Group
      id={IDS.events}
      label={t('webhooks:events')}
      description={t('webhooks:eventsText')}
      error={error}
      value={chosen}
      onChange={(events) => onChange(inOrder(events))}
    >
      <Stack gap="xs" mt={8}>
        {EVENTS.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={eventName(t, event)}
            description={t(`webhooks:eventHint.${event.slice('content.'.length)}`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

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
  const [added, setAdded] = useState<EndpointWithSecret | null>(null);
  const open = () => {
    if (added) void navigate(pageOf(added.data.id), { replace: true, state: { saved: true } });
  };
  return (
    <EndpointForm
      title={title}
      initial={emptyFields()}
      back={{ to: LIST, label: t('webhooks:back') }}
      save={async (fields) => {
        const reply = await call(webhookRoutes.create, { body: fields });
        void reload(client, webhookRoutes, 'list');
        setAdded(reply);
      }}
    >
      <SecretDialog secret={added?.secret ?? null} onClose={open} />
    </EndpointForm>
  );
}

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
        const { data, message } = await call(webhookRoutes.change, {
          params: { id },
          body: { ...fields, version },
        });
        client.setQueryData(read(webhookRoutes.get, { params: { id } }).queryKey, data);
        void reload(client, webhookRoutes, id);
        void reload(client, webhookRoutes, 'list');
        toast.success(message);
        void navigate(pageOf(id), { replace: true, state: { saved: true } });
      }}
    />
  );
}
