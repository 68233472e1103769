import { Alert, Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useParams } from 'react-router';
import { FormDay } from '../../../../dashboard/kit/form/day-field.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { NoPermission } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { districtsOf } from '../../../../platform/places/districts.ts';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import { EDUCATIONS } from '../../education.ts';
import { APPLICANT_LIMITS } from '../../form/schema.ts';
import {
  CORRECTED_FIELDS,
  type Correction,
  CorrectionFields,
  correctionRoutes,
} from '../correction-contract.ts';
import { Application, REASON_LIMITS } from '../schema.ts';
import { oneApplication, rememberApplication } from './after-change.tsx';
import { applicationsList } from './applications-list.ts';

const fieldId = (name: string) => `correction-${name}`;

const FIELD_IDS = Object.fromEntries(
  [...CORRECTED_FIELDS, 'reason'].map((name) => [name, fieldId(name)]),
);

/** The field whose message about a wrong value is shown at this one. */
const WRONG: Record<string, string> = { surname: 'name' };

const WORDED = ['name', 'birthDate', 'email', 'phone', 'district'];

/** Corrects the data of an applicant who asked for it. */
export function CorrectionPage() {
  const { t } = useText();
  const { applicationId = '' } = useParams();
  const { can } = useSessionUser();
  const title = t('applicationCorrection:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.privacy ? (
        <LoadedForm key={applicationId} id={applicationId} title={title} />
      ) : (
        <div className="page">
          <NoPermission
            title={title}
            reason={t('applicationCorrection:forbidden')}
            text={t('applicationCorrection:forbiddenText')}
          />
        </div>
      )}
    </>
  );
}

function LoadedForm({ id, title }: { id: string; title: string }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneApplication(id), refetchOnMount: 'always' });
  const { data, error } = query;
  const [opened, setOpened] = useState<Application | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <CorrectionForm application={opened} />;
  return (
    <RecordMissing
      query={query}
      title={title}
      words={{
        goneTitle: t('applicationPage:goneTitle'),
        goneText: t('applicationPage:goneText'),
        failedTitle: t('applicationPage:failedTitle'),
        toList: t('applicationPage:toList'),
      }}
      listPath={applicationsList.lastAddress()}
    />
  );
}

function CorrectionForm({ application }: { application: Application }) {
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

/** The form in which an admin corrects the data of an applicant. */
function useCorrection(initial: Application) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [hasConflict, setConflict] = useState(false);
  const label = (name: string) =>
    name === 'reason' ? t('applicationCorrection:reason') : t(`applicationFields:${name}`);
  const record = useRecordForm<TypedFields, CorrectionFields, Application>({
    initial: { record: initial, fields: typedOf(initial) },
    target: undefined,
    rules: () => ({ schema: CorrectionFields }),
    words: {
      label,
      wrong: (path, field) => {
        const name = WRONG[path] ?? path;
        return WORDED.includes(name)
          ? t(`applicationCorrection:wrong.${name}`)
          : t('dashboard:validation.required', { field });
      },
    },
    ids: FIELD_IDS,
    isSame: (a, b) => changedFields(a, b).length === 0 && a.reason.trim() === b.reason.trim(),
    // The server reads the fields as they were typed.
    async save(_input, { fields, over }) {
      const { version } = over.record ?? initial;
      const { data, message } = await call(correctionRoutes.correct, {
        params: { id: initial.id },
        body: { ...fields, education: fields.education as Correction['education'], version },
      });
      toast.success(message);
      return data;
    },
    newerOf: (error) => newerOf(Application, error),
    onConflict: follow,
    onSaved: (saved) => {
      rememberApplication(client, saved);
      void navigate(`/dashboard/applications/${saved.id}/details`, { state: { saved: true } });
    },
  });

  /** Fields that the user did not change take the values of the newer version. */
  function follow(newer: Application): void {
    const typed = record.form.getValues();
    const mine: string[] = changedFields(typed, record.stored.fields);
    const fields = typedOf(newer);
    const kept = Object.fromEntries(
      CORRECTED_FIELDS.map((name) => [name, mine.includes(name) ? typed[name] : fields[name]]),
    );
    record.rebase({ record: newer, fields }, { ...typed, ...kept });
    rememberApplication(client, newer);
    setConflict(true);
  }

  const save = async () => {
    const { form, stored } = record;
    if (changedFields(form.getValues(), stored.fields).length === 0)
      toast(t('applicationCorrection:unchanged'));
    else await record.submit();
  };
  return { record, hasConflict, label, save };
}

type TypedFields = Record<(typeof CORRECTED_FIELDS)[number] | 'reason', string>;

const typedOf = (application: Application): TypedFields => ({
  name: application.name,
  surname: application.surname,
  birthDate: application.birthDate,
  email: application.email,
  phone: formatPhone(application.phone),
  city: String(application.city),
  district: application.district,
  address: application.address,
  occupation: application.occupation,
  education: application.education,
  reason: '',
});

/** The fields of the applicant that differ; spaces at both ends are ignored. */
const changedFields = (a: TypedFields, b: TypedFields) =>
  CORRECTED_FIELDS.filter((name) => a[name].trim() !== b[name].trim());
