import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { IconShieldCheck, IconShieldOff } from '../../../../ui/tabler-icons/index.ts';
import { type TwoStepSetup, type TwoStepState, twoStepRoutes } from '../../sign-in/contract.ts';
import { AskPasswordDialog } from './ask-password-dialog.tsx';
import { refreshOwnAccount, reloadAccount, SectionState } from './parts.tsx';
import { RecoveryCodesDialog, SetUp } from './two-step-secrets.tsx';

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
  const query = useQuery(read(twoStepRoutes.state));
  const [asking, setAsking] = useState(false);
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [codes, setCodes] = useState<{ list: string[]; replaced: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /**
   * Reloads all account data, because a change of two-step sign-in also ends the other sessions.
   */
  const readAnew = () => reloadAccount(client);
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
    show(await call(twoStepRoutes.start, { body: { currentPassword } }).catch(readAnewAfter));
    setAsking(false);
  }

  async function finish(code: string) {
    const { data } = await call(twoStepRoutes.confirm, { body: { code } }).catch(readAnewAfter);
    show(null);
    showCodes({ list: data.codes, replaced: false });
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

/** From this number of remaining recovery codes on, the user is warned. */
const FEW = 2;

interface SwitchedOnProps {
  state: TwoStepState;
  onCodes: (codes: string[]) => void;
  onTurnedOff: () => void;
}

/** Two-step sign-in is on: shows since when, how many recovery codes are left, and the actions. */
function SwitchedOn({ state, onCodes, onTurnedOff }: SwitchedOnProps) {
  const { t, locale } = useText();
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = (what: 'codes' | 'off') => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget;
    setAsking(what);
  };
  const close = () => {
    setAsking(null);
    opener.current?.focus();
  };
  const left = state.recoveryCodesLeft;
  const facts = [
    state.since
      ? t('account:twoStep.since', { date: formatDate(locale, new Date(state.since)) })
      : null,
    left > 0 ? t('account:twoStep.codesLeft', { count: left }) : t('account:twoStep.noCodesLeft'),
  ].filter(Boolean);

  return (
    <>
      <StatusLine on text={facts.join('; ')} />
      {left <= FEW ? (
        <Alert color="warning" role="note">
          {t('account:twoStep.fewCodes')}
        </Alert>
      ) : null}
      <Group gap="xs">
        <Button onClick={ask('codes')}>{t('account:twoStep.newCodes')}</Button>
        {state.required ? null : (
          <Button variant="subtle" color="danger" onClick={ask('off')}>
            {t('account:twoStep.turnOff')}
          </Button>
        )}
      </Group>
      {state.required ? <p className="hint">{t('account:twoStep.required')}</p> : null}
      {asking === 'codes' ? (
        <AskPasswordDialog
          title={t('account:twoStep.ask.codesTitle')}
          text={t('account:twoStep.ask.codesText')}
          action={t('account:twoStep.ask.codes')}
          asksCode
          onProof={async (body) => {
            const { data } = await call(twoStepRoutes.renewCodes, { body });
            close();
            onCodes(data.codes);
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'off' ? (
        <AskPasswordDialog
          question={t('account:twoStep.ask.offTitle')}
          text={t('account:twoStep.ask.offText')}
          action={t('account:twoStep.ask.off')}
          asksCode
          onProof={async (body) => {
            await call(twoStepRoutes.turnOff, { body });
            toast.success(t('account:twoStep.ask.offDone'));
            close();
            onTurnedOff();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Shows on or off as an icon and a word, with an explanation below. */
function StatusLine({ on, text }: { on: boolean; text: string }) {
  const { t } = useText();
  const Glyph = on ? IconShieldCheck : IconShieldOff;
  return (
    <Group gap={10} align="start" wrap="nowrap">
      <Glyph
        size={22}
        stroke={1.6}
        color={on ? 'var(--success-text)' : 'var(--muted)'}
        aria-hidden="true"
      />
      <p>
        <Text span fw={550}>
          {t(on ? 'account:twoStep.on' : 'account:twoStep.off')}
        </Text>
        <br />
        <Text span c="dimmed">
          {text}
        </Text>
      </p>
    </Group>
  );
}
