import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { ToastAction } from '../../../../dashboard/kit/parts/toast-action.tsx';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { rememberApplication } from '../../desk/dashboard/details/application-calls.ts';
import { Application } from '../../desk/schema.ts';
import { stopEmail } from './email-calls.ts';

/** How long the message of a change offers to stop its e-mail; the page offers it until it leaves. */
const OFFERED_MS = 15_000;

/** Stops an e-mail to the applicant that has not left. */
export function useStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, emailId }: { id: string; emailId: string }) => stopEmail(id, emailId),
    onSuccess: ({ data, message }) => {
      rememberApplication(client, data);
      toast.success(message);
    },
    onError: (error) => {
      const current = newerOf(Application, error);
      if (current) rememberApplication(client, current);
      showFailure(error);
    },
  });
}

/** Says that an application was changed, and offers to stop the e-mail about it. */
export function useSayChanged() {
  const { t } = useText();
  const client = useQueryClient();
  const { mutate: stop } = useStop();
  return ({ data, message }: { data: Application; message: string }) => {
    rememberApplication(client, data);
    const waiting = data.waitingEmails.at(-1);
    if (!waiting) {
      toast.success(message);
      return;
    }
    const said = toast.success(
      <ToastAction
        label={t('applicationDecision:stop')}
        onClick={() => {
          toast.dismiss(said);
          stop({ id: data.id, emailId: waiting.id });
        }}
      >
        {message} {t('applicationDecision:waits')}
      </ToastAction>,
      { duration: OFFERED_MS },
    );
  };
}
