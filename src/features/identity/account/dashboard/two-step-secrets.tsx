import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { currentParty } from '../../../../dashboard/kit/page/party.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { saveFile } from '../../../../dashboard/kit/session/load-file.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { IconCopy, IconDownload, IconPrinter } from '../../../../ui/tabler-icons/index.ts';
import type { TwoStepSetup } from '../../sign-in/contract.ts';
import css from './two-step-secrets.module.css';

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

/** Always dark on light, because cameras need this contrast. `size` includes the quiet zone. */
function QrPicture({ qr }: { qr: TwoStepSetup['qr'] }) {
  const { t } = useText();
  return (
    <svg
      width={208}
      height={208}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('account:twoStep.setUp.qr')}
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

interface RecoveryCodesDialogProps {
  codes: string[];
  /** Whether these codes replace older ones, which no longer work. */
  replaced: boolean;
  onKept: () => void;
}

/**
 * The codes are shown only once, so the dialog closes only after the user confirms storing them.
 */
export function RecoveryCodesDialog({ codes, replaced, onKept }: RecoveryCodesDialogProps) {
  const { t, locale } = useText();
  const { email } = useSessionUser();
  const copy = useCopy();
  const [madeAt] = useState(() => new Date());
  const head = t('account:twoStep.codes.fileHead', {
    party: currentParty().name,
    email,
    date: fullMoment(locale, madeAt),
  });
  const asText = `${head}\n\n${codes.join('\n')}\n`;

  // However the user prints, only the codes are printed, without the page behind the dialog.
  useEffect(() => {
    document.documentElement.dataset.print = 'codes';
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, []);

  return (
    <Dialog opened title={t('account:twoStep.codes.title')} describedBy="recovery-codes-text">
      <Stack gap="sm">
        <p className={css.notOnPaper} id="recovery-codes-text">
          {t('account:twoStep.codes.text')} {replaced ? t('account:twoStep.codes.old') : null}
        </p>
        <p className={css.onPaper}>{head}</p>
        <Paper
          component="ol"
          className={css.codes}
          withBorder
          px="md"
          py="sm"
          dir="ltr"
          translate="no"
        >
          {codes.map((code) => (
            <li key={code}>
              <Text component="code" ff="monospace" fw={550}>
                {code}
              </Text>
            </li>
          ))}
        </Paper>
        <Group className={css.notOnPaper} gap="xs">
          <Button
            leftSection={<IconCopy size={17} aria-hidden="true" />}
            onClick={() => copy(asText)}
          >
            {t('account:twoStep.codes.copy')}
          </Button>
          <Button
            leftSection={<IconDownload size={17} aria-hidden="true" />}
            onClick={() => saveFile(`${t('account:twoStep.codes.fileName')}.txt`, asText)}
          >
            {t('account:twoStep.codes.save')}
          </Button>
          <Button
            leftSection={<IconPrinter size={17} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('account:twoStep.codes.print')}
          </Button>
        </Group>
      </Stack>
      <DialogActions className={css.notOnPaper}>
        <Button variant="filled" onClick={onKept}>
          {t('account:twoStep.codes.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Copies a text to the clipboard and shows whether this succeeded. */
function useCopy() {
  const { t } = useText();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('account:twoStep.codes.copied'));
    } catch {
      toast.error(t('account:twoStep.codes.copyFailed'));
    }
  };
}
