import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, Navigate, useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import {
  StartForm,
  StartLinks,
  StartPage,
  WhoseAccount,
} from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { buttonLook, SubmitButton } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { callOpenly } from '../../../../dashboard/kit/session/call-openly.ts';
import {
  HOME_PATH,
  type PassedOn,
  SIGN_IN_PATH,
} from '../../../../dashboard/kit/session/return-to.ts';
import { session, useSession } from '../../../../dashboard/kit/session/session.ts';
import { type LinkReply, passwordLinkRoutes } from '../link-contract.ts';
import { useLinkToken } from './link-token.ts';
import { isDead, LinkChecking, LinkFailed, useLink } from './links.tsx';
import { findPasswordFaults, NO_PASSWORD } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignInForm } from './sign-in-form.tsx';

/**
 * The page that the link of an e-mail opens: sets the first password or replaces a forgotten one.
 */
export function ChoosePage() {
  const { t } = useText();
  const token = useLinkToken();
  const { state, retry, markDead } = useLink(token, passwordLinkRoutes.read);
  switch (state.kind) {
    case 'missing':
      return <LinkMissing />;
    case 'checking':
      return <LinkChecking title={t('passwords:choose.resetTitle')} />;
    case 'dead':
      return <DeadLink />;
    case 'failed':
      return <LinkFailed message={state.message} onRetry={retry} />;
    case 'open':
      return <ChooseForm key={token} token={token} link={state.link} onDead={markDead} />;
  }
}

interface ChooseFormProps {
  token: string;
  link: LinkReply;
  /** The link was used or expired while the user chose a password. */
  onDead: () => void;
}

function ChooseForm({ token, link, onDead }: ChooseFormProps) {
  const { t } = useText();
  const id = useId();
  const navigate = useNavigate();
  const [values, setValues] = useState(NO_PASSWORD);
  const [asksCode, setAsksCode] = useState(false);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => findPasswordFaults(values, t, link.personal),
    send: async () => {
      if (!(await sendPassword(token, values.password))) return onDead();
      return enter();
    },
  });

  /** Signs in as from the sign-in page, so that the second step and the limits apply. */
  async function enter() {
    try {
      await session.signIn({ username: link.email, password: values.password });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'codeRequired') return setAsksCode(true);
      const state: PassedOn = { passwordSet: true, username: link.email };
      return navigate(SIGN_IN_PATH, { replace: true, state });
    }
    toast.success(t('passwords:choose.done'));
    await navigate(HOME_PATH, { replace: true });
  }

  if (asksCode) return <EnterCode username={link.email} password={values.password} />;
  const isInvited = link.reason === 'invitation';
  return (
    <StartPage
      title={t(isInvited ? 'passwords:choose.invitationTitle' : 'passwords:choose.resetTitle')}
    >
      <p>{t(isInvited ? 'passwords:choose.invitationText' : 'passwords:choose.resetText')}</p>
      <WhoseAccount facts={[[t('passwords:choose.whose'), link.fullName, link.email]]} />
      <StartForm onSubmit={submit}>
        <ErrorSummary
          title={t('passwords:choose.problem')}
          faults={listFaults(faults, { password: `${id}-password`, again: `${id}-again` })}
          attempt={attempt}
        />
        {/* Password managers need to know which account the new password belongs to. */}
        <input hidden readOnly name="username" autoComplete="username" value={link.email} />
        <NewPasswordFields
          id={id}
          values={values}
          faults={faults}
          personal={link.personal}
          onChange={(field, value) => {
            setValues((before) => ({ ...before, [field]: value }));
            clearFaults(field, 'again');
          }}
        />
        <SubmitButton busy={busy}>{t('passwords:choose.submit')}</SubmitButton>
      </StartForm>
    </StartPage>
  );
}

/** Asks for the code of an account whose password was just chosen; the password is only in memory. */
function EnterCode({ username, password }: { username: string; password: string }) {
  const { t } = useText();
  if (useSession().isAuthenticated) return <Navigate replace to={HOME_PATH} />;
  return (
    <StartPage
      title={t('auth:signIn.title')}
      notice={t('passwords:choose.codeMissing')}
      tone="success"
    >
      <SignInForm username={username} password={password} />
    </StartPage>
  );
}

/** The page was opened or reloaded without the secret of a link. */
function LinkMissing() {
  const { t } = useText();
  return (
    <StartPage title={t('passwords:link.missingTitle')}>
      <p>{t('passwords:link.missingText')}</p>
      <WaysOn />
    </StartPage>
  );
}

/** The link has expired, was used, replaced, cut off or forged; the page does not show which. */
function DeadLink() {
  const { t } = useText();
  return (
    <StartPage title={t('passwords:link.deadTitle')} takesFocus>
      <p>{t('passwords:link.deadText')}</p>
      <p>{t('passwords:link.deadInvitation')}</p>
      <WaysOn />
    </StartPage>
  );
}

function WaysOn() {
  const { t } = useText();
  return (
    <>
      <Link className={buttonLook} to="/auth/forgot-password">
        {t('passwords:link.askNew')}
      </Link>
      <StartLinks>
        <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
      </StartLinks>
    </>
  );
}

/**
 * Sets a password with the link of an e-mail and ends the session of this browser, because the user
 * signs in with the new password next.
 * @returns false if the link is no longer valid
 * @throws ApiError when the password is refused, or the server cannot be reached
 */
async function sendPassword(token: string, password: string): Promise<boolean> {
  try {
    await callOpenly(passwordLinkRoutes.use, { body: { token, password } });
  } catch (error) {
    if (isDead(error)) return false;
    throw error;
  }
  // The server has ended the sessions of this account, so it may not know this session any more.
  if (session.getState().isAuthenticated) await session.signOut().catch(() => undefined);
  return true;
}
