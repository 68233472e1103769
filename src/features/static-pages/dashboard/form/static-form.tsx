import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FailedRecordSave } from '../../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { LanguageTabs } from '../../../../dashboard/kit/parts/language-tabs.tsx';
import { DEFAULT_LOCALE, localePath } from '../../../../platform/i18n/locales.ts';
import { STATIC_PAGES, type StaticText, type Which } from '../../schema.ts';
import { RestoreButton } from './restore-button.tsx';
import { StaticBody } from './static-body.tsx';
import { fieldsOf, IDS, useStaticForm } from './use-static-form.ts';

interface StaticFormProps {
  title: string;
  which: Which;
  text: StaticText;
}

export function StaticForm({ title, which, text }: StaticFormProps) {
  const { t } = useText();
  const record = useStaticForm(which, text);
  const { form, stored, pending, rebase, remember, submit } = record;
  /** Counts texts that came from outside, which the source shows then. */
  const [edition, setEdition] = useState(0);
  const current = stored.record ?? text;
  const { page, locale } = which;
  function show(next: StaticText): void {
    rebase({ record: next, fields: fieldsOf(next) });
    setEdition((count) => count + 1);
  }
  const isMissingTurkish = locale !== DEFAULT_LOCALE && !current.hasTurkish;
  const note = () => {
    if (current.version > 0) return t('staticPages:ownNote');
    if (isMissingTurkish) return t('staticPages:turkishFirst');
    return t(current.hasTurkish ? 'staticPages:turkishShown' : 'staticPages:builtInNote');
  };
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('staticPages:faults')}
      onSubmit={() => void submit()}
      onDiscard={() => form.reset()}
      head={
        <>
          <BackLink to="/dashboard/admin/pages">{t('staticPages:title')}</BackLink>
          <DetailsHead
            actions={
              <Button
                component="a"
                href={localePath(locale, STATIC_PAGES[page])}
                target="_blank"
                rel="noopener"
              >
                {t('staticPages:onSite')}
              </Button>
            }
          >
            <h1>{title}</h1>
            <Text c="dimmed">{t(`staticPages:places.${page}`)}</Text>
          </DetailsHead>
          <LanguageTabs
            label={t('staticPages:languages')}
            current={locale}
            to={(one) => ({ pathname: `/dashboard/admin/pages/${page}/${one}`, search: '' })}
          />
        </>
      }
    >
      <FailedRecordSave
        record={record}
        fieldsOf={fieldsOf}
        onRebased={() => setEdition((count) => count + 1)}
      />
      <Text>{note()}</Text>
      <TextInput
        id={IDS.title}
        label={t('staticPages:fields.title')}
        lang={locale}
        autoComplete="off"
        error={form.formState.errors.title?.message}
        {...form.register('title')}
      />
      <StaticBody locale={locale} edition={edition} />
      <Group gap="xs">
        <Button
          type="submit"
          variant="filled"
          loading={pending !== null}
          disabled={isMissingTurkish}
        >
          {t('staticPages:save')}
        </Button>
        {current.version > 0 ? (
          <RestoreButton
            which={which}
            version={current.version}
            onRestored={(next) => {
              remember(next);
              show(next);
            }}
          />
        ) : null}
      </Group>
    </RecordForm>
  );
}
