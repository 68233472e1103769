import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { ApiError } from '../../../../../dashboard/kit/session/api-error.ts';
import type { TwoStepSetup } from '../../../two-step/schema.ts';
import { refreshOwnAccount } from '../account-calls.ts';
import { SectionState } from '../section-state.tsx';
import { AskPasswordDialog } from './ask-password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUp } from './set-up.tsx';
import { StatusLine } from './status-line.tsx';
import { SwitchedOn } from './switched-on.tsx';
import { confirmTwoStep, ownTwoStep, startTwoStep } from './two-step-calls.ts';

interface TwoStepSectionProps {
  /** Whether setting up two-step sign-in is currently the main purpose of the page. */
  urgent: boolean;
  onSettingUp: (settingUp: boolean) => void;
  /** Called with true while recovery codes are shown, which cannot be shown again. */
  onShowingCodes: (showing: boolean) => void;
}

export function TwoStepSection({ urgent, onSettingUp, onShowingCodes }: TwoStepSectionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const query = useQuery(ownTwoStep);
  const [asking, setAsking] = useState(false);
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [codes, setCodes] = useState<{ list: string[]; replaced: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /**
   * Reloads all account data, because a change of two-step sign-in also ends the other sessions.
   */
  const readAnew = () => void client.invalidateQueries({ queryKey: ['account'] });
  /** The state on the server may differ from the state that this page shows. */
  const readAnewAfter = (error: unknown): never => {
    if (error instanceof ApiError && error.status === 409) readAnew();
    throw error;
  };

  const show = (next: TwoStepSetup | null) => {
    setSetup(next);
    onSettingUp(next !== null);
  };
  const showCodes = (next: typeof codes) => {
    setCodes(next);
    onShowingCodes(next !== null);
  };

  async function start(currentPassword: string) {
    show(await startTwoStep(currentPassword).catch(readAnewAfter));
    setAsking(false);
  }

  async function finish(code: string) {
    const list = await confirmTwoStep(code).catch(readAnewAfter);
    show(null);
    showCodes({ list, replaced: false });
    readAnew();
    // Gives access to the rest of the dashboard. If it fails, the next successful call does the
    // same.
    refreshOwnAccount().catch(() => undefined);
  }

  const { data } = query;
  return (
    <FormSection
      title={t('account:twoStep.title')}
      text={t('account:twoStep.text')}
      heading={heading}
    >
      {data ? null : <SectionState query={query} rows={2} />}
      {setup ? (
        <SetUp
          setup={setup}
          onCode={finish}
          onCancel={() => {
            show(null);
            heading.current?.focus();
          }}
        />
      ) : null}
      {data && !setup && !data.on ? (
        <>
          <StatusLine on={false} text={t('account:twoStep.offHint')} />
          <Group gap="xs">
            <Button
              ref={opener}
              variant={urgent ? 'filled' : 'default'}
              onClick={() => setAsking(true)}
            >
              {t('account:twoStep.start')}
            </Button>
          </Group>
        </>
      ) : null}
      {data?.on && !setup ? (
        <SwitchedOn
          state={data}
          onCodes={(list) => {
            showCodes({ list, replaced: true });
            readAnew();
          }}
          onTurnedOff={() => {
            readAnew();
            heading.current?.focus();
          }}
        />
      ) : null}
      {asking ? (
        <AskPasswordDialog
          title={t('account:twoStep.ask.startTitle')}
          text={t('account:twoStep.ask.startText')}
          action={t('account:twoStep.ask.start')}
          onProof={({ currentPassword }) => start(currentPassword)}
          onClose={() => {
            setAsking(false);
            // The button no longer exists if two-step sign-in was turned on elsewhere in the
            // meantime.
            (opener.current ?? heading.current)?.focus();
          }}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes.list}
          replaced={codes.replaced}
          onKept={() => {
            showCodes(null);
            heading.current?.focus();
          }}
        />
      ) : null}
    </FormSection>
  );
}
