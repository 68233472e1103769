import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { rememberApplication } from '../../desk/dashboard/details/application-calls.ts';
import { Application, type StatusChange } from '../../desk/schema.ts';
import type { StatusEmail } from '../schema.ts';
import type { Asked } from './ask-dialog.tsx';
import { statusEmail } from './email-calls.ts';
import { useSayChanged } from './use-stop.tsx';

interface Question {
  status: Asked;
  body: StatusChange;
  email: StatusEmail;
}

/** A change that is asked about: its e-mail is loaded first, and confirming sends `change`. */
export function useAsk(
  application: Application,
  change: (version: number) => Promise<{ data: Application; message: string }>,
  onChanged: () => void,
) {
  const { t } = useText();
  const client = useQueryClient();
  const sayChanged = useSayChanged();
  const [asked, setAsked] = useState<Question | null>(null);
  const changing = useMutation({
    mutationFn: () => change(application.version),
    onSuccess: (reply) => {
      setAsked(null);
      onChanged();
      sayChanged(reply);
    },
    onError: async (error) => {
      const current = newerOf(Application, error);
      if (!current || !asked) return;
      rememberApplication(client, current);
      // The next click sends the e-mail that is shown.
      const body = { ...asked.body, version: current.version };
      const email = await statusEmail(application.id, body).catch(() => null);
      if (!email) toast.error(t('applicationPage:conflict'));
      setAsked(email ? { ...asked, body, email } : null);
    },
  });
  const isConflict = changing.error ? newerOf(Application, changing.error) !== null : false;
  return {
    /** Throws what the server refuses about the change. */
    ask: async (status: Asked, body: StatusChange) => {
      changing.reset();
      setAsked({ status, body, email: await statusEmail(application.id, body) });
    },
    dialog: {
      asked,
      busy: changing.isPending,
      failure: isConflict ? t('applicationPage:conflict') : (changing.error?.message ?? ''),
      onConfirm: () => changing.mutate(),
      onClose: () => setAsked(null),
    },
  };
}
