import { Alert } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { issuer } from '../../auth/dashboard/issuer.ts';
import { personalTexts } from '../../passwords/dashboard/personal-texts.ts';
import type { UserSummary } from '../../users/schema.ts';
import { ownSessions } from './account-calls.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

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
export function AccountSections({ profile, role, onUnsaved }: AccountSectionsProps) {
  const { t } = useText();
  const { mustSetUpTwoStep } = useSessionUser();
  const [settingUp, setSettingUp] = useState(false);
  const [typed, setTyped] = useState(false);
  const [showingCodes, setShowingCodes] = useState(false);
  useEffect(() => onUnsaved(typed || showingCodes), [typed, showingCodes, onUnsaved]);

  const client = useQueryClient();
  const readSessions = () => void client.invalidateQueries({ queryKey: ownSessions.queryKey });

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
