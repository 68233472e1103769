import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { EmailFrame } from '../../../../dashboard/kit/parts/email-frame.tsx';
import type { StatusEmail } from '../schema.ts';
import css from './ask-dialog.module.css';

/** The statuses that are asked about; `inReview`: the correction of a completed membership. */
export type Asked = 'reddedildi' | 'uyelikIslemleriTamamlandi' | 'inReview';

interface AskDialogProps {
  /** Null: the dialog is closed. */
  asked: { status: Asked; email: StatusEmail } | null;
  busy: boolean;
  /** Why the change failed; empty: it did not. */
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before a decision, and shows the e-mail that the applicant gets. */
export function AskDialog({ asked, busy, failure, onConfirm, onClose }: AskDialogProps) {
  const { t } = useText();
  if (!asked) return null;
  const { status, email } = asked;
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
