import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { LanguageTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { DEFAULT_LOCALE, localePath } from '../../../platform/i18n/locales.ts';
import {
  STATIC_PAGE_KEYS,
  STATIC_PAGES,
  type StaticText,
  StaticWords,
  staticPageRoutes,
  type Which,
} from '../contract.ts';
import { StaticBody } from './body-field.tsx';

const LIST = '/dashboard/admin/pages';

const IDS = { title: 'page-title', body: SOURCE_ID };

/** The text of one page in one language. */
export function StaticFormPage() {
  const { page = '', locale = '' } = useParams();
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('staticPages:title')} texts="staticPages:" />;
  // An unknown page or language is asked for too: the server answers 404.
  return <LoadedForm key={`${page} ${locale}`} which={{ page, locale } as Which} />;
}

function LoadedForm({ which }: { which: Which }) {
  const { t } = useText();
  const isKnown = STATIC_PAGE_KEYS.some((one) => one === which.page);
  const title = t(isKnown ? `staticPages:names.${which.page}` : 'staticPages:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OpenRecord
        query={read(staticPageRoutes.get, { params: which })}
        title={title}
        texts="staticPages:"
        list={LIST}
      >
        {(text) => <StaticForm title={title} which={which} text={text} />}
      </OpenRecord>
    </>
  );
}

interface StaticFormProps {
  title: string;
  which: Which;
  text: StaticText;
}

function StaticForm({ title, which, text }: StaticFormProps) {
  const { t } = useText();
  const record = useStaticForm(which, text);
  const { form, stored, pending, rebase, remember } = record;
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
    <RecordPage
      record={record}
      title={title}
      texts="staticPages:"
      list={LIST}
      fieldsOf={fieldsOf}
      onRebased={() => setEdition((count) => count + 1)}
      head={
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
      }
      belowHead={
        <LanguageTabs
          label={t('staticPages:languages')}
          current={locale}
          to={(one) => ({ pathname: `${LIST}/${page}/${one}`, search: '' })}
        />
      }
      buttons={null}
    >
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
    </RecordPage>
  );
}

const fieldsOf = ({ title, body }: StaticText): StaticWords => ({ title, body });

/** The form of the text of a page in one language. */
function useStaticForm(which: Which, text: StaticText) {
  const { t } = useText();
  const client = useQueryClient();
  function remember(data: StaticText): void {
    client.setQueryData(read(staticPageRoutes.get, { params: which }).queryKey, data);
    void client.invalidateQueries({ queryKey: read(staticPageRoutes.list).queryKey });
    // Whether there is a Turkish text.
    void reload(client, staticPageRoutes, which.page);
  }
  const record = useRecordForm<StaticWords, StaticWords, StaticText>({
    initial: { record: text, fields: fieldsOf(text) },
    rules: () => ({ schema: StaticWords }),
    words: {
      label: (path) => t(`staticPages:fields.${path}`),
      wrong: (_path, field) => t('staticPages:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.title.trim() === b.title.trim() && a.body.trim() === b.body.trim(),
    ...saveTo(staticPageRoutes.save, which),
    onSaved: remember,
  });
  return { ...record, remember };
}

interface RestoreButtonProps {
  which: Which;
  version: number;
  onRestored: (text: StaticText) => void;
}

/** Restores the built-in text after a confirmation. */
function RestoreButton({ which, version, onRestored }: RestoreButtonProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const restoring = useMutation({
    mutationFn: () => call(staticPageRoutes.restore, { params: which, query: { version } }),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      setAsking(false);
      onRestored(data);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('staticPages:restore')}</Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('staticPages:restoreTitle')}
        action={t('staticPages:restore')}
        busy={restoring.isPending}
        onConfirm={() => restoring.mutate()}
        onClose={() => {
          restoring.reset();
          setAsking(false);
        }}
      >
        <p>{t('staticPages:restoreText')}</p>
        {restoring.error ? <FieldFailure error={restoring.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
