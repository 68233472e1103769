import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { useText } from '../../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import { PasswordField } from '../../../../dashboard/parts/password-field.tsx';
import { PendingEmail } from '../../../../dashboard/parts/pending-email.tsx';
import { issuer } from '../../../../dashboard/session/issuer.ts';
import type { UserSummary } from '../../../users/schema.ts';
import { cancelEmailChange, ownAccount, sendEmailLinkAgain } from '../account-calls.ts';
import { AccountSection } from '../account-section.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import {
  asksForPassword,
  changedFields,
  fieldId,
  LIMITS,
  type ProfileField,
  profileOf,
} from './profile-fields.ts';
import { listFaults } from './resolve-profile.ts';
import { useProfile } from './use-profile.ts';

interface ProfileSectionProps {
  profile: UserSummary;
  /** Its button is the page's next action. */
  leading: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

export function ProfileSection({ profile, leading, onUnsaved }: ProfileSectionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { form, kept, keep, take, newer, failure, attempt, busy, save } = useProfile(profile);
  const mine = form.watch();
  const before = profileOf(kept);
  const unsaved = changedFields(mine, before).length > 0;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const faults = attempt > 0 ? listFaults(form.formState.errors) : [];
  /** What every field of the form has. */
  const field = (name: ProfileField) => ({
    id: fieldId(name),
    label: t(`account:profile.fields.${name}`),
    ...form.register(name),
  });
  const fault = (name: ProfileField) => form.formState.errors[name]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <AccountSection title={t('account:profile.title')} text={t('account:profile.text')}>
      {newer ? (
        <ProfileConflict
          key={attempt}
          theirs={profileOf(newer)}
          mine={mine}
          busy={busy}
          onTakeTheirs={() => take(newer)}
          onKeepMine={() => {
            keep(newer);
            void save();
          }}
        />
      ) : null}
      <form className="account-form" noValidate onSubmit={submit}>
        <ErrorSummary
          title={t('account:profile.faults')}
          faults={failure ? [{ message: failure }] : faults}
          attempt={attempt}
        />
        <div className="account-pair">
          <TextInput
            {...field('name')}
            autoComplete="given-name"
            maxLength={LIMITS.name}
            error={fault('name')}
          />
          <TextInput
            {...field('surname')}
            autoComplete="family-name"
            maxLength={LIMITS.name}
            error={fault('surname')}
          />
        </div>
        <TextInput
          {...field('email')}
          readOnly={issuer === 'oidc'}
          description={issuer === 'oidc' ? t('account:profile.emailElsewhere') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
          error={fault('email')}
        />
        {profile.pendingEmail ? (
          <PendingEmail
            pending={profile.pendingEmail}
            current={profile.email}
            sendAgain={sendEmailLinkAgain}
            cancel={cancelEmailChange}
            onSettled={() => void client.invalidateQueries({ queryKey: ownAccount.queryKey })}
          />
        ) : null}
        {asksForPassword(mine, before) ? (
          <PasswordField
            id={fieldId('currentPassword')}
            label={t('account:profile.fields.currentPassword')}
            hint={`${t('account:profile.emailPassword')} ${t('emailChange:formHint')}`}
            fault={fault('currentPassword')}
            value={mine.currentPassword}
            onChange={(value) =>
              form.setValue('currentPassword', value, {
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        ) : null}
        <TextInput
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description={t('account:profile.phoneHint')}
          maxLength={LIMITS.phone}
          error={fault('phone')}
        />
        <Textarea
          {...field('address')}
          autoComplete="street-address"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.address}
          error={fault('address')}
        />
        {newer ? null : (
          <div className="account-actions">
            <Button type="submit" variant={leading ? 'filled' : 'default'} loading={busy}>
              {t('account:profile.save')}
            </Button>
          </div>
        )}
      </form>
    </AccountSection>
  );
}
