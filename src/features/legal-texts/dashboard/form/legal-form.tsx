import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { FailedRecordSave } from '../../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import type { EditedLegalText } from '../../schema.ts';
import css from '../legal-texts.module.css';
import { LanguageFields } from './language-fields.tsx';
import { fieldId, fieldsOf } from './legal-fields.ts';
import { LegalPreviewPane } from './legal-preview-pane.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { useLegalForm } from './use-legal-form.ts';

/** A text in its languages with a preview, its publication, and its versions. */
export function LegalForm({ title, text }: { title: string; text: EditedLegalText }) {
  const { t } = useText();
  const record = useLegalForm(text);
  const { form, stored, attempt, pending, submit } = record;
  const [shown, setShown] = useState<Locale>('tr');
  const [isAsking, setAsking] = useState(false);
  const { reset } = form;
  const discard = useCallback(() => reset(), [reset]);
  const current = stored.record ?? text;

  // A fault may be in a language that is not shown: its field could not be reached.
  const faulty = LOCALES.find((locale) => form.formState.errors[locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (faulty) setShown(faulty);
  }, [attempt]);

  async function ask(): Promise<void> {
    if (await form.trigger()) setAsking(true);
    else await submit();
  }
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('legalDesk:faults')}
      onSubmit={() => void ask()}
      onDiscard={discard}
      head={
        <>
          <BackLink to="/dashboard/admin/legal-texts">{t('legalDesk:title')}</BackLink>
          <PageHead title={title} lead={t('legalDesk:inForce', { number: current.version })} />
        </>
      }
      dialogs={
        <ConfirmDialog
          opened={isAsking}
          title={t('legalDesk:publishTitle', { number: current.version + 1 })}
          action={t('legalDesk:publishNow')}
          busy={pending !== null}
          onConfirm={() => void submit().finally(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('legalDesk:publishText')}</p>
        </ConfirmDialog>
      }
    >
      <FailedRecordSave record={record} fieldsOf={fieldsOf} />
      <Stack gap="xs">
        <Group>
          <SegmentedControl
            aria-label={t('legalDesk:languages')}
            value={shown}
            onChange={(value) => setShown(value as Locale)}
            data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </Group>
        <Text c="dimmed" size="sm">
          {t('legalDesk:languageHint')}
        </Text>
      </Stack>
      <div className={css.columns}>
        <section aria-label={t('legalDesk:texts')}>
          {LOCALES.map((locale) => (
            <div key={locale} hidden={locale !== shown}>
              <LanguageFields locale={locale} text={text} />
            </div>
          ))}
          <TextInput
            id={fieldId('note')}
            mt="lg"
            label={t('legalDesk:fields.note')}
            description={t('legalDesk:hints.note')}
            lang="tr"
            autoComplete="off"
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
          <Group mt="lg">
            <Button type="submit" variant="filled" loading={pending !== null}>
              {t('legalDesk:publish')}
            </Button>
          </Group>
        </section>
        <LegalPreviewPane locale={shown} />
      </div>
      <LegalVersions text={current} />
    </RecordForm>
  );
}
