import { Button, Group, Input, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import { DayField } from '../../../dashboard/kit/form/day-field.tsx';
import { LanguageChoice, useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { MediaPicture, PictureButtons } from '../../media/dashboard/shared.ts';
import { BRANCH_LIMITS, BranchFields, branchRoutes, type StaffBranch } from '../contract.ts';
import { NETWORKS } from '../schema.ts';
import { LIST, peopleOf, useBranchName } from './parts.ts';
import { StateButtons, StateNote } from './state-dialogs.tsx';

export function EditPage() {
  const { t } = useText();
  const { branchId = '' } = useParams();
  const title = t('branchesDesk:editTitle');
  return (
    <AdminsOnly title={title} texts="branchesDesk:" right="branches">
      <OpenRecord
        key={branchId}
        query={read(branchRoutes.get, { params: { id: branchId } })}
        title={title}
        texts="branchesDesk:"
        list={LIST}
        toList={t('branchesDesk:title')}
      >
        {(branch) => <BranchForm key={branch.state} branch={branch} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

function fieldsOf(branch: StaffBranch): BranchFields {
  const { address, phone, email, mapUrl, hours, links, pictureId, foundedOn, texts } = branch;
  return { address, phone, email, mapUrl, hours, links, pictureId, foundedOn, texts };
}

const idOf = (path: string) =>
  path.startsWith('texts.') ? SOURCE_ID : `branch-field-${path.replaceAll('.', '-')}`;
const PATHS = [
  ...['address', 'phone', 'email', 'mapUrl'],
  ...LOCALES.map((locale) => `hours.${locale}`),
  ...LOCALES.map((locale) => `texts.${locale}`),
  'pictureId',
  'foundedOn',
  ...NETWORKS.map((network) => `links.${network}`),
];
const IDS = Object.fromEntries(PATHS.map((path) => [path, idOf(path)]));

/** The key of a field's name in the texts. */
function fieldKey(path: string): string {
  const [first = '', second] = path.split('.');
  return `branchFields:branch-${first === 'links' && second ? second : first}`;
}

const RULES: Record<string, string> = {
  phone: 'branchRules:branchPhone',
  email: 'branchRules:branchEmail',
  foundedOn: 'branchRules:branchFoundedOn',
};
const isAddress = (path: string) => path === 'mapUrl' || path.startsWith('links.');

function BranchForm({ branch }: { branch: StaffBranch }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const nameOf = useBranchName();
  // The source of the text begins again with each version.
  const [round, setRound] = useState(0);
  const record = useRecordForm<BranchFields, BranchFields, StaffBranch>({
    initial: { record: branch, fields: fieldsOf(branch) },
    rules: () => ({ schema: BranchFields }),
    words: {
      label: (path) => t(fieldKey(path)),
      wrong: (path, field) =>
        t(RULES[path] ?? (isAddress(path) ? 'branchRules:branchLink' : 'branchesDesk:wrong'), {
          field,
        }),
    },
    ids: IDS,
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    ...saveTo(branchRoutes.change, { id: branch.id }),
    onSaved() {
      void reload(client, branchRoutes);
      void navigate(LIST, { state: { saved: true } });
    },
  });
  const stored = record.stored.record ?? branch;
  return (
    <RecordPage
      record={record}
      title={nameOf(branch)}
      lead={branch.path}
      texts="branchesDesk:"
      list={LIST}
      fieldsOf={fieldsOf}
      onRebased={() => setRound((count) => count + 1)}
      belowHead={<StateNote branch={stored} />}
      actions={
        <>
          {stored.state === 'open' ? (
            <Button component="a" href={branch.path} target="_blank" rel="noopener">
              {t('branchesDesk:onSite')}
            </Button>
          ) : null}
          <Button component={Link} to={peopleOf(branch.id)}>
            {t('branchesDesk:toPeople')}
          </Button>
          <StateButtons branch={stored} />
        </>
      }
    >
      <FormSection title={t('branchesDesk:contact')} text={t('branchesDesk:contactText')}>
        <ContactFields />
      </FormSection>
      <FormSection title={t('branchesDesk:texts')} text={t('branchesDesk:textsText')}>
        <TextFields round={round} attempt={record.attempt} />
      </FormSection>
      <FormSection title={t('branchesDesk:presence')} text={t('branchesDesk:presenceText')}>
        <PictureField />
        <FoundedField />
        <LinkFields />
      </FormSection>
    </RecordPage>
  );
}

function ContactFields() {
  const { t } = useText();
  const { register, formState } = useFormContext<BranchFields>();
  const field = (name: 'address' | 'phone' | 'email' | 'mapUrl', maxLength: number) => ({
    id: idOf(name),
    label: t(fieldKey(name)),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    maxLength,
    ...register(name),
  });
  return (
    <>
      <TextInput {...field('address', BRANCH_LIMITS.address)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="tel" {...field('phone', BRANCH_LIMITS.phone)} />
        <TextInput type="email" {...field('email', BRANCH_LIMITS.email)} />
      </SimpleGrid>
      <TextInput
        type="url"
        description={t('branchesDesk:mapHint')}
        {...field('mapUrl', BRANCH_LIMITS.link)}
      />
    </>
  );
}

/** The hours and the text in one language at a time. */
function TextFields({ round, attempt }: { round: number; attempt: number }) {
  const { t } = useText();
  const { register, formState } = useFormContext<BranchFields>();
  const { errors } = formState;
  const faulty = LOCALES.find((one) => errors.texts?.[one] ?? errors.hours?.[one]);
  const [locale, setLocale] = useShownLanguage(faulty, attempt);
  return (
    <Stack key={locale}>
      <LanguageChoice label={t('branchesDesk:language')} shown={locale} onShow={setLocale} />
      <TextInput
        id={idOf(`hours.${locale}`)}
        label={t('branchFields:branch-hours')}
        lang={locale}
        autoComplete="off"
        maxLength={BRANCH_LIMITS.hours}
        error={errors.hours?.[locale]?.message}
        {...register(`hours.${locale}`)}
      />
      <FormMarkdown<BranchFields>
        key={round}
        name={`texts.${locale}`}
        label={t('branchFields:branch-texts')}
        lang={locale}
      />
    </Stack>
  );
}

function PictureField() {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<BranchFields>();
  const id = watch('pictureId');
  const choose = (mediaId: string | null) =>
    setValue('pictureId', mediaId, { shouldDirty: true, shouldValidate: true });
  return (
    <Input.Wrapper
      label={t('branchFields:branch-pictureId')}
      labelElement="div"
      error={formState.errors.pictureId?.message}
    >
      <Group gap="sm" mt={4}>
        {id ? <MediaPicture id={id} /> : null}
        <PictureButtons
          id={idOf('pictureId')}
          isChosen={id !== null}
          words={{
            choose: t('branchesDesk:choosePicture'),
            change: t('branchesDesk:changePicture'),
            remove: t('branchesDesk:removePicture'),
          }}
          onPick={(picture) => choose(picture.id)}
          onRemove={() => choose(null)}
        />
      </Group>
    </Input.Wrapper>
  );
}

function FoundedField() {
  const { t } = useText();
  const { control } = useFormContext<BranchFields>();
  const { field, fieldState } = useController({ control, name: 'foundedOn' });
  return (
    <DayField
      id={idOf('foundedOn')}
      label={t('branchFields:branch-foundedOn')}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

function LinkFields() {
  const { t } = useText();
  const { register, formState } = useFormContext<BranchFields>();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {NETWORKS.map((network) => (
        <TextInput
          key={network}
          type="url"
          id={idOf(`links.${network}`)}
          label={t(`branchFields:branch-${network}`)}
          autoComplete="off"
          maxLength={BRANCH_LIMITS.link}
          error={formState.errors.links?.[network]?.message}
          {...register(`links.${network}`)}
        />
      ))}
    </SimpleGrid>
  );
}
