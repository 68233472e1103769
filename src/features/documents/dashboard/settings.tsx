import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LanguageChoice, useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type DocumentDetails, DocumentFields, documentRoutes } from '../contract.ts';
import { DOCUMENT_LIMITS, languagesIn, slugFault, TRANSLATED } from '../schema.ts';
import {
  DocumentAddress,
  KindField,
  LoadedDocument,
  pageOf,
  reloadDocument,
  useDocumentName,
  useLanguagesNote,
} from './parts.tsx';

/** Kind, address and translations of a document. */
export function SettingsPage() {
  return (
    <LoadedDocument fresh>
      {(document) => <SettingsForm key={document.id} document={document} />}
    </LoadedDocument>
  );
}

const fieldsOf = ({ kind, slug, translations }: DocumentDetails): DocumentFields => ({
  kind,
  slug,
  translations,
});

const idOf = (path: string) => `document-field-${path.replaceAll('.', '-')}`;
const PATHS = [
  'kind',
  'slug',
  ...TRANSLATED.flatMap((locale) =>
    ['title', 'summary'].map((part) => `translations.${locale}.${part}`),
  ),
];
const IDS = Object.fromEntries(PATHS.map((path) => [path, idOf(path)]));

function SettingsForm({ document }: { document: DocumentDetails }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const { id, isFixed } = document;
  const record = useRecordForm<DocumentFields, DocumentFields, DocumentDetails>({
    initial: { record: document, fields: fieldsOf(document) },
    rules: ({ slug }) => {
      const fault = isFixed ? null : slugFault(slug);
      return {
        schema: DocumentFields,
        more: fault
          ? { slug: t('documentsDesk:wrong', { field: t('documentsDesk:fields.slug') }) }
          : {},
      };
    },
    words: {
      label: (path) => t(`documentsDesk:fields.${path.split('.').at(-1)}`),
      wrong: (_path, field) => t('documentsDesk:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    ...saveTo(documentRoutes.change, { id }),
    onSaved() {
      reloadDocument(client, id);
      void navigate(pageOf(id), { state: { saved: true } });
    },
  });
  return (
    <RecordPage
      record={record}
      title={nameOf(document)}
      lead={t('documentsDesk:settingsText')}
      texts="documentsDesk:"
      list={pageOf(id)}
      fieldsOf={fieldsOf}
    >
      {isFixed ? null : (
        <FormSection title={t('documentsDesk:kindAndAddress')} text={t('documentsDesk:hintSlug')}>
          <Place id={id} />
        </FormSection>
      )}
      <FormSection
        title={t('documentsDesk:translations')}
        text={t('documentsDesk:translationsText')}
      >
        <Words document={document} attempt={record.attempt} />
      </FormSection>
    </RecordPage>
  );
}

/** Its kind and its address. */
function Place({ id }: { id: string }) {
  const { register, setValue, watch, formState } = useFormContext<DocumentFields>();
  const { errors, isSubmitted } = formState;
  return (
    <>
      <KindField id={idOf('kind')} {...register('kind')} error={errors.kind?.message} />
      <DocumentAddress
        id={idOf('slug')}
        value={watch('slug')}
        onChange={(slug) =>
          setValue('slug', slug, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.slug?.message}
        except={id}
      />
    </>
  );
}

/** Title and summary in one language at a time; Turkish is only shown. */
function Words({ document, attempt }: { document: DocumentDetails; attempt: number }) {
  const { t } = useText();
  const { formState, watch } = useFormContext<DocumentFields>();
  const faulty = TRANSLATED.find((one) => formState.errors.translations?.[one]);
  const [locale, setLocale] = useShownLanguage(faulty, attempt);
  const languagesNote = useLanguagesNote();
  const { title, summary } = document;
  return (
    <Stack>
      <LanguageChoice label={t('documentsDesk:language')} shown={locale} onShow={setLocale} />
      <p className="hint">
        {languagesNote(languagesIn({ title, summary, translations: watch('translations') }))}
      </p>
      {locale === 'tr' ? (
        <>
          <div lang="tr">
            <Text fw={550}>{title}</Text>
            <Text>{summary}</Text>
          </div>
          <p className="hint">{t('documentsDesk:words')}</p>
        </>
      ) : (
        <Translated key={locale} locale={locale} document={document} />
      )}
    </Stack>
  );
}

interface TranslatedProps {
  locale: Exclude<Locale, 'tr'>;
  document: DocumentDetails;
}

function Translated({ locale, document }: TranslatedProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<DocumentFields>();
  const wrong = formState.errors.translations?.[locale];
  const field = (name: 'title' | 'summary') => ({
    id: idOf(`translations.${locale}.${name}`),
    label: t(`documentsDesk:fields.${name}`),
    description: document[name] ? `${t('documentsDesk:inTurkish')}: ${document[name]}` : undefined,
    lang: locale,
    maxLength: DOCUMENT_LIMITS[name],
    error: wrong?.[name]?.message,
    ...register(`translations.${locale}.${name}`),
  });
  return (
    <>
      <TextInput {...field('title')} autoComplete="off" />
      <Textarea {...field('summary')} autosize minRows={2} />
    </>
  );
}
