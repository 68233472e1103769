import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { RecordForm } from '../../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { issuer } from '../../../auth/dashboard/issuer.ts';
import { PendingEmail } from '../../../email-change/dashboard/pending-email.tsx';
import { PasswordField } from '../../../passwords/dashboard/password-field.tsx';
import type { UserSummary } from '../../../users/schema.ts';
import { cancelEmailChange, ownAccount, sendEmailLinkAgain } from '../account-calls.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import {
  asksForPassword,
  fieldId,
  LIMITS,
  type ProfileField,
  profileOf,
} from './profile-fields.ts';
import { useProfile } from './use-profile.ts';

interface ProfileSectionProps {
  profile: UserSummary;
  /** Whether the form's button is the primary action of the page. */
  leading: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

export function ProfileSection({ profile, leading, onUnsaved }: ProfileSectionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const record = useProfile(profile);
  const { form, stored, unsaved, failure, attempt, pending, rebase, submit } = record;
  const mine = form.watch();
  const newer = failure?.newer;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const failed = newer || record.faults.length > 0 ? null : failure?.message;
  /** The props that all fields of the form have in common. */
  const field = (name: ProfileField) => ({
    id: fieldId(name),
    label: t(`account:profile.fields.${name}`),
    ...form.register(name),
  });
  const fault = (name: ProfileField) => form.formState.errors[name]?.message;
  const save = async () => {
    if (unsaved) await submit();
    else toast(t('account:profile.unchanged'));
  };
  return (
    <FormSection title={t('account:profile.title')} text={t('account:profile.text')}>
      {newer ? (
        <ProfileConflict
          key={attempt}
          theirs={profileOf(newer)}
          mine={mine}
          busy={pending !== null}
          onTakeTheirs={() => rebase({ record: newer, fields: profileOf(newer) })}
          onKeepMine={() => {
            rebase({ record: newer, fields: profileOf(newer) }, mine);
            void submit();
          }}
        />
      ) : null}
      <RecordForm
        record={{ ...record, faults: failed ? [{ message: failed }] : record.faults }}
        title={t('account:profile.faults')}
        onSubmit={() => void save()}
      >
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="md">
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
          </SimpleGrid>
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
          {asksForPassword(mine, stored.fields) ? (
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
            <Group gap="xs">
              <Button
                type="submit"
                variant={leading ? 'filled' : 'default'}
                loading={pending !== null}
              >
                {t('account:profile.save')}
              </Button>
            </Group>
          )}
        </Stack>
      </RecordForm>
    </FormSection>
  );
}
