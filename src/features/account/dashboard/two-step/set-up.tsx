import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import type { TwoStepSetup } from '../../../two-step/schema.ts';
import { QrPicture } from './qr-picture.tsx';
import { confirmTwoStep } from './two-step-calls.ts';
import { useCopy } from './use-copy.ts';

const FIELD = 'two-step-code';

interface SetUpProps {
  setup: TwoStepSetup;
  onDone: (recoveryCodes: string[]) => void;
  /** The server holds another state than this page thought. */
  onOutdated: () => void;
  onCancel: () => void;
}

/** Three steps: the secret goes into the app, as a picture or typed, and the first code comes back. */
export function SetUp({ setup, onDone, onOutdated, onCancel }: SetUpProps) {
  const { t } = useText();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<{ message: string; ofField: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const first = useRef<HTMLOListElement>(null);
  useEffect(() => first.current?.focus(), []);

  const fail = (message: string, ofField: boolean) => {
    setFault({ message, ofField });
    setAttempt((count) => count + 1);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const field = t('account:twoStep.setUp.code');
    if (!code.trim()) return fail(t('dashboard:validation.required', { field }), true);
    underWay.current = true;
    setBusy(true);
    try {
      onDone(await confirmTwoStep(code));
    } catch (error) {
      const said = error instanceof ApiError ? error.fields.code : undefined;
      fail(said ?? (error as Error).message, Boolean(said));
      if (error instanceof ApiError && error.status === 409) onOutdated();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return (
    <form className="two-step-set-up" noValidate onSubmit={submit}>
      <ErrorSummary
        title={t('account:twoStep.setUp.problem')}
        attempt={attempt}
        faults={
          fault ? [{ target: fault.ofField ? FIELD : undefined, message: fault.message }] : []
        }
      />
      <ol ref={first} tabIndex={-1} aria-label={t('account:twoStep.title')}>
        <li>
          <p>{t('account:twoStep.setUp.scan')}</p>
          <QrPicture qr={setup.qr} />
          <a href={setup.uri}>{t('account:twoStep.setUp.open')}</a>
        </li>
        <li>
          <p>{t('account:twoStep.setUp.type')}</p>
          <p className="secret">
            <code translate="no">{setup.secret}</code>
          </p>
          <Button size="compact-sm" onClick={() => copy(setup.secret.replaceAll(' ', ''))}>
            {t('account:twoStep.setUp.copySecret')}
          </Button>
        </li>
        <li>
          <p id="two-step-enter">{t('account:twoStep.setUp.enter')}</p>
          <TextInput
            id={FIELD}
            className="code-field"
            label={t('account:twoStep.setUp.code')}
            aria-describedby="two-step-enter"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={12}
            value={code}
            error={fault?.ofField ? fault.message : undefined}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setFault(null);
            }}
          />
        </li>
      </ol>
      <div className="account-actions">
        <Button type="submit" variant="filled" loading={busy}>
          {t('account:twoStep.setUp.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('account:twoStep.setUp.cancel')}</Button>
      </div>
    </form>
  );
}
