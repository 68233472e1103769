import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { focusMain } from '../../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';

type Call = () => Promise<{ message: string }>;

interface PendingEmailProps {
  pending: { email: string; expiresAt: string };
  /** The address that remains valid until the new one is confirmed. */
  current: string;
  /** The same functions at each rendering. */
  sendAgain: Call;
  cancel: Call;
  /**
   * Called after each of the two, also after a failure, because the account must be loaded again.
   */
  onSettled: () => void;
}

/** A pending e-mail address. Its link can be sent again, and the change can be cancelled. */
export function PendingEmail(props: PendingEmailProps) {
  const { pending, current, sendAgain, cancel, onSettled } = props;
  const { t } = useText();
  const action = useMutation({
    mutationFn: (run: Call) => run(),
    onSuccess: ({ message }, run) => {
      toast.success(message);
      // The button is removed together with the address.
      if (run === cancel) focusMain();
    },
    onSettled,
  });
  const isExpired = Date.parse(pending.expiresAt) <= Date.now();
  const button = (run: Call) => ({
    size: 'xs',
    loading: action.isPending && action.variables === run,
    disabled: action.isPending,
    onClick: () => action.mutate(run),
  });
  return (
    <Alert color="warning" title={t('emailChange:waiting', { email: pending.email })}>
      <p>{t(`emailChange:${isExpired ? 'expired' : 'waitingText'}`, { current })}</p>
      <Group gap="xs" mt="xs">
        <Button {...button(sendAgain)}>{t('emailChange:sendAgain')}</Button>
        <Button {...button(cancel)}>{t('emailChange:cancel')}</Button>
      </Group>
      {action.error ? <FieldFailure error={action.error} /> : null}
    </Alert>
  );
}
