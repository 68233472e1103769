import { Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import type { Endpoint } from '../../schema.ts';
import { editOf, LIST } from '../paths.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import {
  deleteEndpoint,
  forgetEndpoint,
  reloadEndpoint,
  renewSecret,
  sendTest,
} from '../webhook-calls.ts';

export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'renew' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, name, url } = endpoint;
  const close = () => setAsked(null);
  const testing = useMutation({
    mutationFn: () => sendTest(id),
    onSuccess: (message) => toast.success(message),
    onError: showFailure,
    onSettled: () => reloadEndpoint(client, id),
  });
  const renewing = useMutation({
    mutationFn: () => renewSecret(id),
    onSuccess: (renewed) => {
      close();
      setSecret(renewed.secret);
      toast.success(renewed.message);
      reloadEndpoint(client, id);
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
        remove={deleteEndpoint}
        onRemoved={() => {
          void navigate(LIST, { replace: true });
          forgetEndpoint(client, id);
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
