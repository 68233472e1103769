import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { MomentFields } from '../../../../dashboard/kit/form/moment-fields.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { MarkdownField } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import { MEETING_LIMITS, type MeetingFields } from '../../edit/schema.ts';
import { MEETING_STATES } from '../../schema.ts';
import { fieldId, joinTime, splitTime } from './use-meeting-form.ts';

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** What an input of this form gets. */
function useField() {
  const { t } = useText();
  const { register, formState } = useFormContext<MeetingFields>();
  return (name: keyof MeetingFields, maxLength?: number) => ({
    id: fieldId(name),
    label: t(`meetingFields:meeting-${name}`),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...(maxLength && { maxLength }),
    ...register(name),
  });
}

export function AboutFields() {
  const { t } = useText();
  const { register } = useFormContext<MeetingFields>();
  const field = useField();
  return (
    <>
      <TextInput {...field('title', MEETING_LIMITS.title)} />
      <Textarea
        {...field('summary', MEETING_LIMITS.summary)}
        {...register('summary', { setValueAs: inOneLine })}
        autosize
        minRows={2}
      />
      <TextInput {...field('audience', MEETING_LIMITS.audience)} />
      <NativeSelect
        {...field('state')}
        description={t('meetingsDesk:stateHint')}
        data={MEETING_STATES.map((state) => ({
          value: state,
          label: t(`meetingsDesk:state.${state}`),
        }))}
      />
    </>
  );
}

export function TimeFields() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TimeField name="startsAt" />
      <TimeField name="endsAt" />
    </SimpleGrid>
  );
}

function TimeField({ name }: { name: 'startsAt' | 'endsAt' }) {
  const { t } = useText();
  const { control } = useFormContext<MeetingFields>();
  const { field, fieldState } = useController({ control, name });
  const label = t(`meetingFields:meeting-${name}`);
  return (
    <MomentFields
      id={fieldId(name)}
      legend={label}
      dayLabel={label}
      value={splitTime(field.value)}
      onChange={(time) => field.onChange(joinTime(time))}
      fault={fieldState.error?.message}
    />
  );
}

export function PlaceFields() {
  const { t } = useText();
  const field = useField();
  return (
    <>
      <TextInput {...field('place', MEETING_LIMITS.place)} />
      <TextInput {...field('address', MEETING_LIMITS.address)} />
      <NativeSelect
        {...field('province')}
        data={[
          { value: '', label: t('meetingsDesk:noProvince') },
          ...PROVINCES.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
      <TextInput type="url" {...field('onlineUrl', MEETING_LIMITS.url)} />
    </>
  );
}

/** The agenda in Markdown. */
export function AgendaField() {
  const { t } = useText();
  const { getValues, setValue, formState } = useFormContext<MeetingFields>();
  const [initial] = useState(() => getValues('body'));
  return (
    <MarkdownField
      initial={initial}
      label={t('meetingFields:meeting-body')}
      lang="tr"
      fault={formState.errors.body?.message}
      onChange={(text) =>
        setValue('body', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}
