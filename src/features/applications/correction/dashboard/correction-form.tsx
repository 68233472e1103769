import { Alert, Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { FormDay } from '../../../../dashboard/kit/form/day-field.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { districtsOf } from '../../../../platform/places/districts.ts';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import type { Application } from '../../desk/schema.ts';
import { EDUCATIONS } from '../../education.ts';
import { APPLICANT_LIMITS } from '../../form/schema.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';
import { fieldId, type TypedFields } from './correction-fields.ts';
import { useCorrection } from './use-correction.ts';

export function CorrectionForm({ application }: { application: Application }) {
  const { t } = useText();
  const { record, hasConflict, label, save } = useCorrection(application);
  const { form, stored, pending, failure } = record;
  const page = `/dashboard/applications/${application.id}/details`;
  const shown = (name: keyof TypedFields) => ({
    id: fieldId(name),
    label: label(name),
    error: form.formState.errors[name]?.message,
  });
  const field = (name: keyof TypedFields, options = {}) => ({
    ...shown(name),
    autoComplete: 'off',
    ...form.register(name, options),
  });
  const text = (name: 'name' | 'email' | 'phone' | 'occupation') => ({
    ...field(name),
    maxLength: APPLICANT_LIMITS[name],
  });
  const failed = record.faults.length > 0 ? null : failure?.message;
  const districts = districtsOf(Number(form.watch('city')));
  return (
    <RecordForm
      className="page"
      record={{ ...record, faults: failed ? [{ message: failed }] : record.faults }}
      title={t('applicationCorrection:faults')}
      onSubmit={() => void save()}
      onDiscard={() => record.replace(stored.fields)}
      head={
        <>
          <BackLink to={page}>{`${application.name} ${application.surname}`}</BackLink>
          <PageHead title={t('applicationCorrection:title')} />
          {hasConflict ? <Alert role="alert">{t('applicationPage:conflict')}</Alert> : null}
        </>
      }
    >
      <FormSection title={t('applicationPage:identity')} text={t('applicationCorrection:numbers')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="md">
          <TextInput {...text('name')} />
          <TextInput {...field('surname')} maxLength={APPLICANT_LIMITS.name} />
        </SimpleGrid>
        <FormDay control={form.control} name="birthDate" {...shown('birthDate')} />
      </FormSection>
      <FormSection title={t('applicationPage:contact')} text="">
        <TextInput
          {...text('email')}
          type="email"
          description={t('applicationCorrection:emailHint')}
        />
        <TextInput {...text('phone')} type="tel" />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="md">
          <NativeSelect
            {...field('city', { onChange: () => form.setValue('district', '') })}
            data={PROVINCES.map(({ plate, name }) => ({
              value: String(plate),
              label: name,
            }))}
          />
          <NativeSelect
            {...field('district')}
            data={[{ value: '', label: t('applicationCorrection:choose') }, ...districts]}
          />
        </SimpleGrid>
        <Textarea {...field('address')} autosize minRows={2} maxLength={APPLICANT_LIMITS.address} />
      </FormSection>
      <FormSection title={t('applicationPage:work')} text="">
        <TextInput {...text('occupation')} />
        <NativeSelect
          {...field('education')}
          data={EDUCATIONS.map((value) => ({
            value,
            label: t(`applicationFields:educations.${value}`),
          }))}
        />
      </FormSection>
      <FormSection title={t('applicationCorrection:record')} text={t('applicationCorrection:lead')}>
        <Textarea
          {...field('reason')}
          description={t('applicationCorrection:reasonHint')}
          autosize
          minRows={2}
          maxLength={REASON_LIMITS.max}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={pending !== null}>
          {t('applicationCorrection:save')}
        </Button>
        <Button component={Link} to={page}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}
