import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm, WhoseAccount } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { isDead } from '../../email-links/dashboard/use-link.ts';
import type { EmailLinkReply } from '../schema.ts';

interface EmailFormProps {
  token: string;
  link: EmailLinkReply;
  onDone: () => void;
  /** The link was used or expired while the page was open. */
  onDead: () => void;
}

/**
 * The user must press a button, because programs that open the links of e-mails must confirm
 * nothing.
 */
export function EmailForm({ token, link, onDone, onDead }: EmailFormProps) {
  const { t } = useText();
  const { faults, attempt, busy, submit } = useSubmit({
    send: async () => {
      try {
        await session.requestOpenly('/api/auth/email-link/use', {
          method: 'POST',
          body: { token },
        });
      } catch (error) {
        if (isDead(error)) return onDead();
        throw error;
      }
      onDone();
    },
  });
  const words = `emailChange:${link.does === 'confirm' ? 'confirm' : 'cancelling'}`;
  return (
    <StartPage title={t(`${words}.title`)}>
      <p>{t(`${words}.text`)}</p>
      <WhoseAccount
        facts={[
          [t('emailChange:account'), link.fullName],
          [t('emailChange:email'), link.email],
        ]}
      />
      <StartForm onSubmit={submit}>
        <ErrorSummary
          title={t('emailChange:problem')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        <SubmitButton busy={busy}>{t(`${words}.submit`)}</SubmitButton>
      </StartForm>
    </StartPage>
  );
}
