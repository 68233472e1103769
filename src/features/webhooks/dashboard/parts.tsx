import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { CopyButton } from '../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { type DeliveryState, type Endpoint, webhookRoutes } from '../contract.ts';

export const LIST = '/dashboard/admin/webhooks';

export const ADD = `${LIST}/add`;

/** The name of an event in words; `content.published` has the key `published`. */
export const eventName = (t: (key: string) => string, event: string): string =>
  t(`webhooks:event.${event.slice(event.indexOf('.') + 1)}`);

const ENDPOINT = {
  on: { tone: 'success', shape: 'full' },
  off: { tone: 'muted', shape: 'ring' },
  failing: { tone: 'warning', shape: 'warning' },
  turnedOff: { tone: 'danger', shape: 'cross' },
} as const;

function stateOf({ isOn, offReason, failingSince }: Endpoint): keyof typeof ENDPOINT {
  if (!isOn) return offReason ? 'turnedOff' : 'off';
  return failingSince ? 'failing' : 'on';
}

interface EndpointMarkProps {
  endpoint: Endpoint;
  size: 'small' | 'large';
}

/** Whether an endpoint gets messages. */
export function EndpointMark({ endpoint, size }: EndpointMarkProps) {
  const { t } = useText();
  const state = stateOf(endpoint);
  return (
    <Status {...ENDPOINT[state]} size={size}>
      {t(`webhooks:state.${state}`)}
    </Status>
  );
}

const DELIVERY = {
  waiting: { tone: 'info', shape: 'half' },
  delivered: { tone: 'success', shape: 'full' },
  failed: { tone: 'danger', shape: 'cross' },
  skipped: { tone: 'muted', shape: 'ring' },
} as const;

/** What became of a message. */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  const { t } = useText();
  return (
    <Status {...DELIVERY[state]} size="small">
      {t(`webhooks:log.state.${state}`)}
    </Status>
  );
}

interface SecretDialogProps {
  /** Null: the dialog is closed. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a new secret, once. It closes only with its button, so that no key press loses the secret. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useText();
  return (
    <Dialog opened={secret !== null} title={t('webhooks:secretTitle')} size={560}>
      <Stack gap="sm">
        <p>{t('webhooks:secretText')}</p>
        <Group gap="xs" wrap="nowrap" align="end">
          <TextInput
            flex={1}
            readOnly
            data-autofocus
            label={t('webhooks:secretTitle')}
            value={secret ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={secret ?? ''} />
        </Group>
      </Stack>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {t('webhooks:secretClose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface EndpointPageProps {
  /** Left out: the name of the endpoint. */
  title?: string;
  children: (endpoint: Endpoint) => ReactNode;
}

/** A page of one endpoint, which the address names. */
export function EndpointPage({ title: fixed, children }: EndpointPageProps) {
  const { t } = useText();
  const { webhookId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(webhookRoutes.get, { params: { id: webhookId } }),
    enabled: can.webhooks === true,
  });
  const title = fixed ?? query.data?.name ?? t('webhooks:title');
  if (!can.webhooks) return <NoPermissionPage title={title} texts="webhooks:" />;
  const words = {
    goneTitle: t('webhooks:missingTitle'),
    goneText: t('webhooks:missingText'),
    failedTitle: t('webhooks:failedTitle'),
    toList: t('webhooks:back'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        children(query.data)
      ) : (
        <RecordMissing query={query} title={title} words={words} listPath={LIST} />
      )}
    </>
  );
}

export const pageOf = (id: string) => `${LIST}/${id}`;

export const editOf = (id: string) => `${pageOf(id)}/edit`;
