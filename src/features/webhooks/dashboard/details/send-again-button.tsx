import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { Delivery } from '../../schema.ts';
import { eventName } from '../event-name.ts';
import { reloadEndpoint, sendAgain } from '../webhook-calls.ts';

interface SendAgainButtonProps {
  endpointId: string;
  delivery: Delivery;
}

export function SendAgainButton({ endpointId, delivery }: SendAgainButtonProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, event, title } = delivery;
  const sending = useMutation({
    mutationFn: () => sendAgain(endpointId, id),
    onSuccess: (message) => toast.success(message),
    onError: showFailure,
    onSettled: () => reloadEndpoint(client, endpointId),
  });
  const name = eventName(t, event);
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={sending.isPending}
      aria-label={t('webhooks:log.sendAgainLabel', { name: title ? `${name}: ${title}` : name })}
      onClick={() => sending.mutate()}
    >
      {t('webhooks:log.sendAgain')}
    </Button>
  );
}
