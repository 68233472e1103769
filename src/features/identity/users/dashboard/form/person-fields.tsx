import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { USER_LIMITS, type User } from '../../schema.ts';
import { fieldId, type UserFields } from './user-fields.ts';

/** The part before the @, without characters that a username must not contain. */
const nameIn = (email: string) => (email.split('@')[0] ?? '').replace(/[^\p{L}\d._-]/gu, '');

type TextField = 'name' | 'surname' | 'username' | 'email' | 'phone' | 'address';
const isOptional = (name: TextField) => name !== 'username' && name !== 'email';

/**
 * Name and contact data of another user: the browser must not fill in the signed-in user's data.
 */
export function PersonFields({ user }: { user: User | null }) {
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
