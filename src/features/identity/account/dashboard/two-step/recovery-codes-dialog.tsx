import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { currentParty } from '../../../../../dashboard/kit/page/party.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { saveFile } from '../../../../../dashboard/kit/parts/save-file.ts';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { IconCopy, IconDownload, IconPrinter } from '../../../../../ui/tabler-icons/index.ts';
import css from './recovery-codes.module.css';
import { useCopy } from './use-copy.ts';

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
