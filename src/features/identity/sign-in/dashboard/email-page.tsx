import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import {
  StartForm,
  StartLinks,
  StartPage,
  WhoseAccount,
} from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { callOpenly } from '../../../../dashboard/kit/session/call-openly.ts';
import { SIGN_IN_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import { type EmailLinkReply, emailLinkRoutes } from '../link-contract.ts';
import { useLinkToken } from './link-token.ts';
import { isDead, LinkChecking, LinkFailed, useLink } from './links.tsx';

/** The page that the link of an e-mail opens: confirms a new address or cancels the change. */
export function EmailPage() {
  const { t } = useText();
  const token = useLinkToken();
  const { state, retry, markDead } = useLink(token, emailLinkRoutes.read);
  const [usedToken, setUsedToken] = useState('');
  switch (state.kind) {
    case 'checking':
      return <LinkChecking title={t('emailChange:checkingTitle')} />;
    case 'failed':
      return <LinkFailed message={state.message} onRetry={retry} />;
    case 'open': {
      const { link } = state;
      if (token === usedToken) return <Ended kind={link.does} email={link.email} />;
      const done = () => setUsedToken(token);
      return <EmailForm key={token} token={token} link={link} onDone={done} onDead={markDead} />;
    }
    default:
      return <Ended kind={state.kind} />;
  }
}

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
function EmailForm({ token, link, onDone, onDead }: EmailFormProps) {
  const { t } = useText();
  const { faults, attempt, busy, submit } = useSubmit({
    send: async () => {
      try {
        await callOpenly(emailLinkRoutes.use, { body: { token } });
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

interface EndedProps {
  /** The completed action, or the reason why there is nothing to do. */
  kind: 'confirm' | 'cancel' | 'dead' | 'missing';
  email?: string;
}

const TEXTS = {
  confirm: ['confirm.doneTitle', 'confirm.done'],
  cancel: ['cancelling.doneTitle', 'cancelling.done'],
  dead: ['deadTitle', 'deadText'],
  missing: ['missingTitle', 'missingText'],
} as const;

/** Shown when nothing more can be done with this link. */
function Ended({ kind, email = '' }: EndedProps) {
  const { t } = useText();
  const [title, text] = TEXTS[kind];
  return (
    <StartPage key={kind} title={t(`emailChange:${title}`)} takesFocus={kind !== 'missing'}>
      <p>{t(`emailChange:${text}`, { email })}</p>
      <StartLinks>
        <Link to={SIGN_IN_PATH}>{t('emailChange:toSignIn')}</Link>
      </StartLinks>
    </StartPage>
  );
}
