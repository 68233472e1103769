import { Button, Menu, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog, DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';
import { call, forget, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { type Endpoint, webhookRoutes } from '../contract.ts';
import css from './details.module.css';
import { Log } from './log.tsx';
import { EndpointMark, EndpointPage, editOf, eventName, LIST, SecretDialog } from './parts.tsx';

export function DetailsPage() {
  return <EndpointPage>{(endpoint) => <EndpointDetails endpoint={endpoint} />}</EndpointPage>;
}

function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const { name, isOn, offReason } = endpoint;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('webhooks:back')}</BackLink>
      <DetailsHead actions={<EndpointActions endpoint={endpoint} />}>
        <h1>{name}</h1>
        <EndpointMark endpoint={endpoint} size="large" />
      </DetailsHead>
      {!isOn && offReason ? (
        <FailureNote>{t(`webhooks:offReason.${offReason}`)}</FailureNote>
      ) : null}
      <Paper component="section" withBorder px={20} py="md">
        <EndpointFacts endpoint={endpoint} />
      </Paper>
      <Log endpoint={endpoint} />
    </div>
  );
}

function EndpointFacts({ endpoint }: { endpoint: Endpoint }) {
  const { t, locale } = useText();
  const { url, events, waiting, failingSince, formerSecretUntil, createdAt } = endpoint;
  const until = formerSecretUntil && fullMoment(locale, new Date(formerSecretUntil));
  return (
    <Facts
      labelWidth={160}
      facts={[
        [
          t('webhooks:url'),
          <span key="url" className={css.url}>
            {url}
          </span>,
        ],
        [t('webhooks:events'), events.map((event) => eventName(t, event)).join(', ')],
        [t('webhooks:waiting'), formatNumber(locale, waiting)],
        ...(failingSince
          ? ([[t('webhooks:failingSince'), <Moment key="failing" at={failingSince} />]] as const)
          : []),
        ...(until
          ? ([[t('webhooks:formerUntil'), t('webhooks:formerUntilText', { when: until })]] as const)
          : []),
        [t('webhooks:created'), <Moment key="created" at={createdAt} />],
      ]}
    />
  );
}

function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'renew' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, name, url } = endpoint;
  const params = { id };
  const close = () => setAsked(null);
  const reloadAll = () => {
    void reload(client, webhookRoutes, id);
    void reload(client, webhookRoutes, 'list');
  };
  const testing = useMutation({
    mutationFn: () => call(webhookRoutes.sendTest, { params }),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure,
    onSettled: reloadAll,
  });
  const renewing = useMutation({
    mutationFn: () => call(webhookRoutes.renewSecret, { params }),
    onSuccess: (renewed) => {
      close();
      setSecret(renewed.secret);
      toast.success(renewed.message);
      reloadAll();
    },
    onError: showFailure,
  });
  return (
    <>
      <Button loading={testing.isPending} onClick={() => testing.mutate()}>
        {t('webhooks:test')}
      </Button>
      <Button component={Link} to={editOf(id)}>
        {t('webhooks:edit')}
      </Button>
      <RowMenu name={name}>
        <Menu.Item onClick={() => setAsked('renew')}>{t('webhooks:renew')}</Menu.Item>
        <Menu.Item color="danger" onClick={() => setAsked('delete')}>
          {t('webhooks:remove')}
        </Menu.Item>
      </RowMenu>
      <ConfirmDialog
        opened={asked === 'renew'}
        title={t('webhooks:renew')}
        action={t('webhooks:renew')}
        busy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
        onClose={close}
      >
        <p>{t('webhooks:renewQuestion', { name })}</p>
        <p className="hint">{t('webhooks:renewHint')}</p>
      </ConfirmDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <DeleteDialog
        id={asked === 'delete' ? id : null}
        action={t('webhooks:remove')}
        question={t('webhooks:removeQuestion')}
        hint={t('webhooks:removeHint')}
        remove={async () => (await call(webhookRoutes.delete, { params })).message}
        onRemoved={() => {
          void navigate(LIST, { replace: true });
          forget(client, webhookRoutes, id);
        }}
        onClose={close}
      >
        {name}
        <br />
        <span className="soft">{url}</span>
      </DeleteDialog>
    </>
  );
}
