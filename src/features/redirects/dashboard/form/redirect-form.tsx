import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { RecordPage } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { REDIRECT_LIMITS, type Redirect } from '../../schema.ts';
import { LIST } from '../paths.ts';
import { fieldsOf, IDS, useRedirectForm } from './use-redirect-form.ts';

interface RedirectFormProps {
  title: string;
  /** Null: a new one. */
  redirect: Redirect | null;
  /** At the end of the head. */
  actions?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

export function RedirectForm({ title, redirect, actions, children }: RedirectFormProps) {
  const { t } = useText();
  const record = useRedirectForm(redirect);
  const { form } = record;
  const { errors } = form.formState;
  const text = (name: 'from' | 'to') => ({
    id: IDS[name],
    label: t(`redirectFields:redirect-${name}`),
    description: t(`redirects:${name}Hint`),
    error: errors[name]?.message,
    maxLength: REDIRECT_LIMITS.address,
    autoComplete: 'off',
    spellCheck: false,
    inputMode: 'url' as const,
    ...form.register(name),
  });
  return (
    <RecordPage
      record={record}
      title={title}
      texts="redirects:"
      list={LIST}
      fieldsOf={fieldsOf}
      actions={actions}
    >
      <FormSection title={t('redirects:section')} text={t('redirects:sectionText')}>
        <TextInput {...text('from')} />
        <TextInput {...text('to')} />
        <KindChoice
          isPermanent={form.watch('isPermanent')}
          onChange={(isPermanent) => form.setValue('isPermanent', isPermanent)}
        />
        {children}
      </FormSection>
    </RecordPage>
  );
}

interface KindChoiceProps {
  isPermanent: boolean;
  onChange: (isPermanent: boolean) => void;
}

/** 301 or 302, in words. */
export function KindChoice({ isPermanent, onChange }: KindChoiceProps) {
  const { t } = useText();
  return (
    <Radio.Group
      label={t('redirects:kindLabel')}
      value={isPermanent ? 'permanent' : 'temporary'}
      onChange={(value) => onChange(value === 'permanent')}
    >
      <Stack gap="xs" mt={8}>
        {(['permanent', 'temporary'] as const).map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={
              <>
                {t(`redirects:kind.${kind}`)}{' '}
                <Text span c="dimmed" size="sm">
                  ({kind === 'permanent' ? 301 : 302})
                </Text>
              </>
            }
            description={t(`redirects:kindHint.${kind}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
