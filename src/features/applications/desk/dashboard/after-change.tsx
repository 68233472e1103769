import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { reloadWaiting } from '../../../../dashboard/kit/page/waiting-counts.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { ToastAction } from '../../../../dashboard/kit/parts/toast-action.tsx';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { deskRoutes } from '../contract.ts';
import { Application } from '../schema.ts';

/** How long the message of a change offers to stop its e-mail; the page offers it until it leaves. */
const OFFERED_MS = 15_000;

/** Loads every list, every opened application and the number in the navigation again. */
export function reloadApplications(client: QueryClient): void {
  void reload(client, deskRoutes);
  reloadWaiting(client);
}

/** Shows a newer version of an application, and loads the lists again. */
export function rememberApplication(client: QueryClient, application: Application): void {
  reloadApplications(client);
  const { queryKey } = read(deskRoutes.get, { params: { id: application.id } });
  client.setQueryData(queryKey, application);
}

/** How often an application is loaded again while an e-mail about it can be stopped. */
const WHILE_WAITING_MS = 10_000;

export const oneApplication = (id: string) =>
  queryOptions({
    ...read(deskRoutes.get, { params: { id } }),
    // An e-mail that waits leaves meanwhile, and can no longer be stopped.
    refetchInterval: ({ state }) => (state.data?.waitingEmails.length ? WHILE_WAITING_MS : false),
  });

/** Stops an e-mail to the applicant that has not left. */
export function useStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: { id: string; emailId: string }) => call(deskRoutes.stopEmail, { params }),
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
