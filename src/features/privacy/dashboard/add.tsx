import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { DayField } from '../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ErrorSummary, listFaults } from '../../../dashboard/kit/parts/error-summary.tsx';
import { FormActions, FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import {
  type NewPrivacyRequest,
  privacyRoutes,
  REQUEST_KINDS,
  REQUEST_LIMITS,
} from '../contract.ts';
import { reloadRequests } from './parts.tsx';

const CHANNELS = ['email', 'post', 'office'] as const;
const TEXTS = ['name', 'email', 'recordCode'] as const;
const IDS = {
  kind: 'request-kind',
  channel: 'request-channel',
  receivedOn: 'request-receivedOn',
  name: 'request-name',
  email: 'request-email',
  recordCode: 'request-recordCode',
  text: 'request-text',
};

const emptyRequest = (): NewPrivacyRequest => ({
  kind: 'information',
  channel: 'email',
  receivedOn: dayInIstanbul(new Date()),
  name: '',
  email: '',
  text: '',
  recordCode: '',
});

/** Records a request that arrived outside the site. */
export function AddPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('privacy:addTitle');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AddForm title={title} />
    </>
  );
}

function AddForm({ title }: { title: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [first] = useState(emptyRequest);
  const [values, setValues] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data: added } = await call(privacyRoutes.create, { body: values });
      setSaved(true);
      toast.success(t('privacy:recorded'));
      reloadRequests(client);
      void navigate(`/dashboard/privacy/${added.id}`, { replace: true, state: { saved: true } });
    },
  });
  const set = (name: keyof NewPrivacyRequest) => (value: string) => {
    clearFaults(name);
    setValues((before) => ({ ...before, [name]: value }));
  };
  const field = (name: keyof typeof IDS) => ({
    id: IDS[name],
    value: values[name],
    error: faults[name],
    autoComplete: 'off',
  });
  const hints = {
    name: undefined,
    email: t('privacy:emailHint'),
    recordCode: t('privacy:applicationCodeHint'),
  };
  const labels = {
    name: t('privacy:name'),
    email: t('privacy:email'),
    recordCode: t('privacy:applicationCode'),
  };
  return (
    <form className="page" noValidate onSubmit={submit}>
      <BackLink to="/dashboard/privacy">{t('privacy:back')}</BackLink>
      <PageHead title={title} />
      <ErrorSummary
        title={t('privacy:faults')}
        faults={listFaults(faults, IDS)}
        attempt={attempt}
      />
      <FormSection title={t('privacy:title')} text={t('privacy:addLead')}>
        <Radio.Group {...field('kind')} label={t('privacy:kindLabel')} onChange={set('kind')}>
          <Stack gap="xs" mt={6}>
            {REQUEST_KINDS.map((kind) => (
              <Radio key={kind} value={kind} label={t(`privacy:kind.${kind}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Radio.Group
          {...field('channel')}
          label={t('privacy:channelLabel')}
          onChange={set('channel')}
        >
          <Stack gap="xs" mt={6}>
            {CHANNELS.map((channel) => (
              <Radio key={channel} value={channel} label={t(`privacy:channel.${channel}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DayField
          {...field('receivedOn')}
          label={t('privacy:receivedOn')}
          description={t('privacy:receivedOnHint')}
          max={first.receivedOn}
          onChange={set('receivedOn')}
        />
        {TEXTS.map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            label={labels[name]}
            description={hints[name]}
            maxLength={REQUEST_LIMITS[name === 'recordCode' ? 'code' : name]}
            onChange={(event) => set(name)(event.currentTarget.value)}
          />
        ))}
        <Textarea
          {...field('text')}
          label={t('privacy:text')}
          autosize
          minRows={4}
          maxLength={REQUEST_LIMITS.text}
          onChange={(event) => set('text')(event.currentTarget.value)}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={busy}>
          {t('privacy:save')}
        </Button>
        <Button component={Link} to="/dashboard/privacy">
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
      <UnsavedGuard
        unsaved={!isSaved && JSON.stringify(values) !== JSON.stringify(first)}
        onDiscard={() => setValues(first)}
      />
    </form>
  );
}
