import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { UnsavedGuard } from '../../../dashboard/frame/unsaved-work.tsx';
import { useText } from '../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../dashboard/parts/error-summary.tsx';
import { ApiError } from '../../../dashboard/session/api-error.ts';
import { ROLES, type Role } from '../../../platform/roles.ts';
import { saveTwoStepRoles, twoStepRoles } from './roles-calls.ts';

/** The boxes go with the page; nothing of them is kept elsewhere. */
const nothingKept = () => undefined;

export function RolesForm({ initial }: { initial: Role[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [kept, setKept] = useState(initial);
  const [chosen, setChosen] = useState(initial);
  const [failure, setFailure] = useState<{ message: string; ownFirst: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const inOrder = ROLES.filter((role) => chosen.includes(role));
  const unsaved = inOrder.join() !== kept.join();

  const toggle = (role: Role, on: boolean) => {
    setFailure(null);
    setChosen((before) => (on ? [...before, role] : before.filter((one) => one !== role)));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const roles = await saveTwoStepRoles(inOrder);
      setKept(roles);
      client.setQueryData(twoStepRoles.queryKey, roles);
      // Whether the own role asks for it is part of the own account.
      void client.invalidateQueries({ queryKey: ['account'] });
      toast.success(t('account:roles.saved'));
    } catch (error) {
      const ownFirst = error instanceof ApiError && error.code === 'setUpOwnTwoStepFirst';
      setFailure({ message: (error as Error).message, ownFirst });
      setAttempt((count) => count + 1);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return (
    <form className="roles-form" noValidate onSubmit={submit}>
      <ErrorSummary
        title={t('account:roles.faults')}
        faults={failure ? [{ message: failure.message }] : []}
        attempt={attempt}
      />
      {failure?.ownFirst ? (
        <p>
          <Link to="/dashboard/account">{t('account:roles.toAccount')}</Link>
        </p>
      ) : null}
      <fieldset aria-describedby="two-step-roles-text">
        <legend>{t('account:roles.legend')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              onChange={(event) => toggle(role, event.currentTarget.checked)}
            />
            <span>
              <strong>{t(`auth:role.${role}`)}</strong>
              <small>{t(`account:roles.can.${role}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="roles-text" id="two-step-roles-text">
        <p>{t('account:roles.text')}</p>
        <p>{t('account:roles.unmarked')}</p>
      </div>
      <div className="account-actions">
        <Button type="submit" variant="filled" loading={busy}>
          {t('account:roles.save')}
        </Button>
      </div>
      <UnsavedGuard unsaved={unsaved} onDiscard={nothingKept} />
    </form>
  );
}
