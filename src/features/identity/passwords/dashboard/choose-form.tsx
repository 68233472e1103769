import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm, WhoseAccount } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import {
  HOME_PATH,
  type PassedOn,
  SIGN_IN_PATH,
} from '../../../../dashboard/kit/session/return-to.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import type { LinkReply } from '../schema.ts';
import { EnterCode } from './enter-code.tsx';
import { findPasswordFaults, NO_PASSWORD } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { sendPassword } from './send-password.ts';

interface ChooseFormProps {
  token: string;
  link: LinkReply;
  /** The link was used or expired while the user chose a password. */
  onDead: () => void;
}

export function ChooseForm({ token, link, onDead }: ChooseFormProps) {
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
