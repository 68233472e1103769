import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { listFaults } from '../../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ErrorSummary } from '../../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../../dashboard/kit/parts/use-submit.ts';
import type { TwoStepSetup } from '../../../two-step/schema.ts';
import { QrPicture } from './qr-picture.tsx';
import css from './set-up.module.css';
import { useCopy } from './use-copy.ts';

const FIELD = 'two-step-code';

interface SetUpProps {
  setup: TwoStepSetup;
  /** Sends the first code; rejects if the code was refused. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/**
 * In three steps, the user adds the secret to the app, by QR code or by typing, and enters the
 * first code.
 */
export function SetUp({ setup, onCode, onCancel }: SetUpProps) {
  const { t } = useText();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const first = useRef<HTMLOListElement>(null);
  useEffect(() => first.current?.focus(), []);

  const label = t('account:twoStep.setUp.code');
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => (code.trim() ? {} : { code: t('dashboard:validation.required', { field: label }) }),
    send: () => onCode(code),
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <ErrorSummary
          title={t('account:twoStep.setUp.problem')}
          attempt={attempt}
          faults={listFaults(faults, { code: FIELD })}
        />
        <ol
          role="list"
          className={css.steps}
          ref={first}
          tabIndex={-1}
          aria-label={t('account:twoStep.title')}
        >
          <li>
            <Stack gap={10} align="start">
              <p>{t('account:twoStep.setUp.scan')}</p>
              <QrPicture qr={setup.qr} />
              <a href={setup.uri}>{t('account:twoStep.setUp.open')}</a>
            </Stack>
          </li>
          <li>
            <Stack gap={10} align="start">
              <p>{t('account:twoStep.setUp.type')}</p>
              <Text component="code" className="num" ff="monospace" fw={550} translate="no">
                {setup.secret}
              </Text>
              <Button size="compact-sm" onClick={() => copy(setup.secret.replaceAll(' ', ''))}>
                {t('account:twoStep.setUp.copySecret')}
              </Button>
            </Stack>
          </li>
          <li>
            <Stack gap={10} align="start">
              <p id="two-step-enter">{t('account:twoStep.setUp.enter')}</p>
              <TextInput
                id={FIELD}
                classNames={{ wrapper: css.code }}
                label={label}
                aria-describedby="two-step-enter"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                maxLength={12}
                value={code}
                error={faults.code}
                onChange={(event) => {
                  setCode(event.currentTarget.value);
                  clearFaults('code');
                }}
              />
            </Stack>
          </li>
        </ol>
        <Group gap="xs">
          <Button type="submit" variant="filled" loading={busy}>
            {t('account:twoStep.setUp.confirm')}
          </Button>
          <Button onClick={onCancel}>{t('account:twoStep.setUp.cancel')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
