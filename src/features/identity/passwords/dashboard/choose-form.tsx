import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm, WhoseAccount } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { type PassedOn, SIGN_IN_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import type { LinkReply } from '../schema.ts';
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
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => findPasswordFaults(values, t, link.personal),
    send: async () => {
      if (!(await sendPassword(token, values.password))) return onDead();
      const state: PassedOn = { passwordSet: true, username: link.email };
      await navigate(SIGN_IN_PATH, { replace: true, state });
    },
  });
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
