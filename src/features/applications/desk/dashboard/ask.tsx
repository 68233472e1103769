import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { EmailFrame } from '../../../../dashboard/kit/parts/email-frame.tsx';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { deskRoutes, type StatusEmail } from '../contract.ts';
import { Application, type StatusChange } from '../schema.ts';
import { rememberApplication, useSayChanged } from './after-change.tsx';
import css from './ask-dialog.module.css';

/** The statuses that are asked about; `inReview`: the correction of a completed membership. */
type AskedStatus = 'reddedildi' | 'uyelikIslemleriTamamlandi' | 'inReview';

interface AskDialogProps {
  /** Null: the dialog is closed. */
  question: { status: AskedStatus; email: StatusEmail } | null;
  busy: boolean;
  /** Why the change failed; empty: it did not. */
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before a decision, and shows the e-mail that the applicant gets. */
export function AskDialog({ question, busy, failure, onConfirm, onClose }: AskDialogProps) {
  const { t } = useText();
  if (!question) return null;
  const { status, email } = question;
  return (
    <ConfirmDialog
      opened
      size={640}
      title={t(`applicationDecision:ask.${status}`)}
      action={t(`applicationDecision:${email.isSent ? 'act' : 'actQuietly'}.${status}`)}
      danger={status === 'reddedildi'}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {email.isSent
          ? t('applicationDecision:sends', { to: email.to })
          : t('applicationDecision:sendsNothing')}
      </p>
      <div>
        <p className={css.subject} lang={email.locale}>
          {email.subject}
        </p>
        <section
          className={css.email}
          aria-label={t('applicationDecision:email')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long e-mail is scrolled with the keyboard
          tabIndex={0}
        >
          <EmailFrame title={t('applicationDecision:email')} html={email.html} />
        </section>
      </div>
      {failure ? <FailureNote>{failure}</FailureNote> : null}
    </ConfirmDialog>
  );
}

interface Question {
  status: AskedStatus;
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
  const [question, setQuestion] = useState<Question | null>(null);
  /** The server refuses a change that is not complete. */
  const emailOf = (body: StatusChange) =>
    call(deskRoutes.statusEmail, { params: { id: application.id }, body });
  const changing = useMutation({
    mutationFn: () => change(application.version),
    onSuccess: (reply) => {
      setQuestion(null);
      onChanged();
      sayChanged(reply);
    },
    onError: async (error) => {
      const current = newerOf(Application, error);
      if (!current || !question) return;
      rememberApplication(client, current);
      // The next click sends the e-mail that is shown.
      const body = { ...question.body, version: current.version };
      const email = await emailOf(body).catch(() => null);
      if (!email) toast.error(t('applicationPage:conflict'));
      setQuestion(email ? { ...question, body, email } : null);
    },
  });
  const isConflict = changing.error ? newerOf(Application, changing.error) !== null : false;
  return {
    /** Throws what the server refuses about the change. */
    ask: async (status: AskedStatus, body: StatusChange) => {
      changing.reset();
      setQuestion({ status, body, email: await emailOf(body) });
    },
    dialog: {
      question,
      busy: changing.isPending,
      failure: isConflict ? t('applicationPage:conflict') : (changing.error?.message ?? ''),
      onConfirm: () => changing.mutate(),
      onClose: () => setQuestion(null),
    },
  };
}
