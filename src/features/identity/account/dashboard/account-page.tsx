import { Alert, Button, Group, SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { openSettings, useSettings } from '../../../../dashboard/kit/page/settings.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import type { Settings } from '../../../../ui/settings.ts';
import { IconBell } from '../../../../ui/tabler-icons/index.ts';
import { sessionRoutes } from '../../sign-in/contract.ts';
import { issuer } from '../../sign-in/dashboard/issuer.ts';
import { personalTexts } from '../../sign-in/dashboard/new-password-fields.tsx';
import type { UserSummary } from '../../users/contract.ts';
import { ownAccount } from './parts.tsx';
import { PasswordSection } from './password.tsx';
import { ProfileSection } from './profile.tsx';
import { SessionsSection } from './sessions.tsx';
import { TwoStepSection } from './two-step.tsx';

/** There is nothing to discard: the entered values exist only in the fields of this page. */
const nothingKept = () => undefined;

export function AccountPage() {
  const { t } = useText();
  const user = useSessionUser();
  const query = useQuery(ownAccount);
  const [unsaved, setUnsaved] = useState(false);
  const role = t(`auth:role.${user.role}`);
  return (
    <div className="page account" data-fields="small">
      <PageTitle>{t('account:title')}</PageTitle>
      <PageHead title={t('account:title')} lead={`${displayName(user)}, ${role}`}>
        {user.mustSetUpTwoStep ? null : (
          <Button
            component={Link}
            to="/dashboard/account/notifications"
            leftSection={<IconBell size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('notifications:settings')}
          </Button>
        )}
      </PageHead>
      {query.data ? (
        <AccountSections profile={query.data.profile} role={role} onUnsaved={setUnsaved} />
      ) : query.error ? (
        <EmptyState kind="failed" title={t('account:failed')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
      <UnsavedGuard unsaved={unsaved} onDiscard={nothingKept} />
    </div>
  );
}

interface AccountSectionsProps {
  profile: UserSummary;
  /** The name of the signed-in user's role. */
  role: string;
  /** Whether leaving the page would lose something: fields, or codes that are shown only once. */
  onUnsaved: (unsaved: boolean) => void;
}

/**
 * Until a required two-step sign-in is set up, the sections that are still closed are not shown.
 */
function AccountSections({ profile, role, onUnsaved }: AccountSectionsProps) {
  const { t } = useText();
  const { mustSetUpTwoStep } = useSessionUser();
  const [settingUp, setSettingUp] = useState(false);
  const [typed, setTyped] = useState(false);
  const [showingCodes, setShowingCodes] = useState(false);
  useEffect(() => onUnsaved(typed || showingCodes), [typed, showingCodes, onUnsaved]);

  const client = useQueryClient();
  const readSessions = () => void reload(client, sessionRoutes);

  const leading = !settingUp && !mustSetUpTwoStep;
  const twoStep = (
    <TwoStepSection
      key="two-step"
      urgent={mustSetUpTwoStep}
      onSettingUp={setSettingUp}
      onShowingCodes={setShowingCodes}
    />
  );
  const profileSection = (
    <ProfileSection key="profile" profile={profile} leading={leading} onUnsaved={setTyped} />
  );
  const appearance = <AppearanceSection key="appearance" />;
  if (mustSetUpTwoStep) {
    return [
      <Alert key="must" color="warning" role="status">
        <h2>{t('account:twoStep.mustTitle')}</h2>
        <p>{t('account:twoStep.mustText', { role })}</p>
      </Alert>,
      twoStep,
      profileSection,
      appearance,
    ];
  }
  if (issuer === 'oidc') return [profileSection, <SessionsSection key="sessions" />, appearance];
  return [
    profileSection,
    <PasswordSection
      key="password"
      email={profile.email}
      personal={personalTexts(profile)}
      onChanged={readSessions}
    />,
    twoStep,
    <SessionsSection key="sessions" />,
    appearance,
  ];
}

/** The setting that users change most often; the drawer of the whole site contains the others. */
function AppearanceSection() {
  const { t } = useText();
  const { paletteMode } = useSettings();
  return (
    <FormSection title={t('account:appearance.title')} text={t('account:appearance.text')}>
      <Group>
        <SegmentedControl
          aria-label={t('account:appearance.mode')}
          value={paletteMode}
          onChange={(mode) => appSettings({ paletteMode: mode as Settings['paletteMode'] })}
          data={[
            { value: 'light', label: t('account:appearance.light') },
            { value: 'dark', label: t('account:appearance.dark') },
          ]}
        />
        <Button aria-haspopup="dialog" onClick={openSettings}>
          {t('account:appearance.more')}
        </Button>
      </Group>
    </FormSection>
  );
}
