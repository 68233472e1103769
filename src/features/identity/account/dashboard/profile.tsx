import '@mantine/core/styles/Table.layer.css';
import { Alert, Button, Group, SimpleGrid, Stack, Table, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { RecordForm } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { issuer } from '../../sign-in/dashboard/issuer.ts';
import { PasswordField } from '../../sign-in/dashboard/password-field.tsx';
import type { UserSummary } from '../../users/contract.ts';
import { accountRoutes } from '../contract.ts';
import { reloadAccount } from './parts.tsx';
import { PendingEmail } from './pending-email.tsx';
import {
  asksForPassword,
  changedFields,
  fieldId,
  LIMITS,
  type ProfileField,
  type ProfileFields,
  profileOf,
  useProfile,
} from './use-profile.ts';

const sendEmailAgain = () => call(accountRoutes.sendEmailAgain);
const cancelEmail = () => call(accountRoutes.cancelEmail);

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
              sendAgain={sendEmailAgain}
              cancel={cancelEmail}
              onSettled={() => reloadAccount(client)}
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

interface ProfileConflictProps {
  theirs: ProfileFields;
  mine: ProfileFields;
  busy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/**
 * Shown when the account was changed elsewhere during editing: the user chooses which values to
 * save.
 */
function ProfileConflict(props: ProfileConflictProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differing = changedFields(props.mine, props.theirs);
  const word = (value: string) =>
    value.trim() || <span className="soft">{t('account:conflict.empty')}</span>;
  return (
    <Alert color="warning" tabIndex={-1} ref={box}>
      <Stack gap="sm">
        <h3>{t('account:conflict.title')}</h3>
        {differing.length === 0 ? (
          <p>{t('account:conflict.alike')}</p>
        ) : (
          <>
            <p>{t('account:conflict.text')}</p>
            <Table layout="fixed" horizontalSpacing={0}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.field')}
                  </Table.Th>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.theirs')}
                  </Table.Th>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.mine')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differing.map((field) => (
                  <Table.Tr key={field}>
                    <Table.Th c="dimmed" fw={550} scope="row">
                      {t(`account:profile.fields.${field}`)}
                    </Table.Th>
                    <Table.Td>{word(props.theirs[field])}</Table.Td>
                    <Table.Td>{word(props.mine[field])}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
        <Group gap="xs">
          <Button onClick={props.onTakeTheirs} disabled={props.busy}>
            {t('account:conflict.takeTheirs')}
          </Button>
          {differing.length > 0 ? (
            <Button onClick={props.onKeepMine} loading={props.busy}>
              {t('account:conflict.keepMine')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Alert>
  );
}
