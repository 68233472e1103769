import { Button, Fieldset, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { RecordForm } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { ROLES } from '../../../../platform/roles.ts';
import { issuer } from '../../sign-in/dashboard/issuer.ts';
import { NewPasswordFields, personalTexts } from '../../sign-in/dashboard/new-password-fields.tsx';
import { USER_LIMITS, USER_STATUSES, type User, userRoutes } from '../contract.ts';
import { BranchesField } from './branches-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { SaveFailureNote } from './conflict.tsx';
import { UserMissing } from './parts.tsx';
import { useUserForm } from './use-user-form.ts';
import { fieldId, type UserFields } from './user-fields.ts';
import { usersList, whyNot } from './users-list.ts';

/** The page for adding and for editing a user. */
export function FormPage() {
  const { t } = useText();
  const { userId } = useParams();
  const { can } = useSessionUser();
  const title = t(userId ? 'users:editTitle' : 'users:addTitle');
  if (!can.users) return <NoPermissionPage title={title} texts="users:list." />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {userId ? <LoadedForm key={userId} userId={userId} /> : <UserForm user={null} />}
    </>
  );
}

function LoadedForm({ userId }: { userId: string }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({
    ...read(userRoutes.get, { params: { id: userId } }),
    refetchOnMount: 'always',
  });
  const { data, error } = query;
  const [opened, setOpened] = useState<User | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <UserForm user={opened} />;
  return <UserMissing query={query} title={t('users:editTitle')} />;
}

function UserForm({ user }: { user: User | null }) {
  const { t } = useText();
  const record = useUserForm(user);
  const { reset } = record.form;
  const discard = useCallback(() => reset(), [reset]);

  const back = user ? `/dashboard/users/${user.id}` : usersList.lastAddress();
  return (
    <RecordForm
      record={record}
      className="page user-form"
      title={t('users:form.faults')}
      onSubmit={() => void record.submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={back}>{user ? user.fullName : t('users:title')}</BackLink>
          <PageHead title={t(user ? 'users:editTitle' : 'users:addTitle')} />
        </>
      }
    >
      <SaveFailureNote record={record} />
      <PersonFields user={user} />
      <AccessFields user={user} />
      {user || issuer === 'oidc' ? null : <FirstEntry />}
      <FormActions>
        <Button type="submit" variant="filled" loading={record.pending !== null}>
          {t(user ? 'users:form.save' : 'users:form.create')}
        </Button>
        <Button component={Link} to={back}>
          {t('users:form.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}

/** The part before the @, without characters that a username must not contain. */
const nameIn = (email: string) => (email.split('@')[0] ?? '').replace(/[^\p{L}\d._-]/gu, '');

type TextField = 'name' | 'surname' | 'username' | 'email' | 'phone' | 'address';
const isOptional = (name: TextField) => name !== 'username' && name !== 'email';

/**
 * Name and contact data of another user: the browser must not fill in the signed-in user's data.
 */
function PersonFields({ user }: { user: User | null }) {
  const { t } = useText();
  const isNew = user === null;
  const emailHint = [
    user?.pendingEmail ? `${t('emailChange:waiting', { email: user.pendingEmail.email })}.` : '',
    user?.hasPassword ? t('emailChange:formHint') : '',
  ].join(' ');
  const { register, getValues, setValue, formState } = useFormContext<UserFields>();
  const { errors, isSubmitted } = formState;
  const lastEmail = useRef(getValues('email'));

  /** The username of a new user follows the e-mail address until a username is entered. */
  function followEmail(next: string) {
    const untouched = getValues('username') === nameIn(lastEmail.current);
    lastEmail.current = next;
    if (isNew && untouched) {
      setValue('username', nameIn(next), { shouldDirty: true, shouldValidate: isSubmitted });
    }
  }
  const text = (name: TextField) => ({
    id: fieldId(name),
    label: isOptional(name) ? (
      <>
        {t(`users:fields.${name}`)}{' '}
        <Text span c="dimmed">
          ({t('users:form.optional')})
        </Text>
      </>
    ) : (
      t(`users:fields.${name}`)
    ),
    required: !isOptional(name),
    withAsterisk: false,
    maxLength: USER_LIMITS[name === 'surname' ? 'name' : name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name, name === 'email' ? { onChange: (e) => followEmail(e.target.value) } : {}),
  });
  const plainWord = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  return (
    <>
      <FormSection title={t('users:form.person')} text={t('users:form.personText')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...text('name')} />
          <TextInput {...text('surname')} />
        </SimpleGrid>
        <TextInput
          {...text('email')}
          {...plainWord}
          type="email"
          inputMode="email"
          description={emailHint.trim() || undefined}
        />
        <TextInput
          {...text('username')}
          {...plainWord}
          description={t('users:form.usernameHint')}
        />
      </FormSection>
      <FormSection title={t('users:form.contact')} text={t('users:form.contactText')}>
        <TextInput
          {...text('phone')}
          type="tel"
          inputMode="tel"
          description={t('users:form.phoneHint')}
        />
        <Textarea {...text('address')} autosize minRows={2} maxRows={6} />
      </FormSection>
    </>
  );
}

/** The role of the user, and whether the user can sign in. */
function AccessFields({ user }: { user: User | null }) {
  const { t } = useText();
  const { watch, setValue } = useFormContext<UserFields>();
  const { id: ownId, can } = useSessionUser();
  const reason = (action: 'changeRole' | 'deactivate') => {
    const key = user && whyNot(user, ownId, action);
    return key ? t(key) : null;
  };
  const shut = reason('deactivate');
  return (
    <FormSection title={t('users:form.access')} text={t('users:form.accessText')}>
      <ChoiceList
        name="role"
        label={t('users:fields.role')}
        reason={reason('changeRole')}
        options={ROLES.filter((role) => can.wholeParty || role !== 'admin').map((role) => ({
          value: role,
          label: t(`auth:role.${role}`),
          hint: t(`users:roleHint.${role}`),
        }))}
      />
      <BranchesField stored={user?.branches ?? []} reason={reason('changeRole')} />
      <ChoiceList
        name="status"
        label={t('users:fields.status')}
        reason={shut}
        options={USER_STATUSES.map((status) => ({
          value: status,
          label: t(`users:status.${status}`),
          hint: t(`users:statusHint.${status}`),
        }))}
      />
      <Fieldset variant="unstyled" disabled={shut !== null}>
        <Switch
          id={fieldId('panelAccess')}
          label={t('users:fields.panelAccess')}
          description={shut ?? t('users:form.panelHint')}
          checked={watch('panelAccess')}
          onChange={(event) =>
            setValue('panelAccess', event.currentTarget.checked, { shouldDirty: true })
          }
          withThumbIndicator={false}
        />
      </Fieldset>
    </FormSection>
  );
}

/** How a new user signs in for the first time. */
function FirstEntry() {
  const { t } = useText();
  const { watch, setValue, formState } = useFormContext<UserFields>();
  const { errors, isSubmitted } = formState;
  const [entry, status, panelAccess, password, again, username, email, name, surname] = watch([
    'entry',
    'status',
    'panelAccess',
    'password',
    'again',
    'username',
    'email',
    'name',
    'surname',
  ]);
  const isShut = status === 'inactive' || !panelAccess;
  return (
    <FormSection title={t('users:form.entry')} text={t('users:form.entryText')}>
      <ChoiceList
        name="entry"
        label={t('users:form.entryChoice')}
        options={(['invitation', 'password'] as const).map((way) => ({
          value: way,
          label: t(`users:form.${way}`),
          hint: t(`users:form.${way}Hint`),
        }))}
      />
      {entry === 'invitation' && isShut ? (
        <p className="soft" role="status">
          {t('users:form.noInvitationYet')}
        </p>
      ) : null}
      {entry === 'password' ? (
        <NewPasswordFields
          id="user"
          values={{ password, again }}
          faults={{
            ...(errors.password?.message ? { password: errors.password.message } : {}),
            ...(errors.again?.message ? { again: errors.again.message } : {}),
          }}
          personal={personalTexts({ username, email, name, surname })}
          onChange={(field, value) =>
            setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      ) : null}
    </FormSection>
  );
}
