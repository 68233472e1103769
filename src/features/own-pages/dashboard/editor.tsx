import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { FailedRecordSave, RecordForm } from '../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { DEFAULT_LOCALE, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { type OwnPage, ownPageRoutes } from '../contract.ts';
import { languagesIn, OWN_PAGE_LIMITS } from '../schema.ts';
import { AddressDialog, RemoveDialog, WithdrawDialog } from './dialogs.tsx';
import { TextLanguages, useTextLanguage } from './languages.tsx';
import { useRecover } from './list.tsx';
import { MenuField } from './menu-field.tsx';
import css from './own-pages.module.css';
import { PageBody, TurkishBeside } from './page-body.tsx';
import { historyOf, LIST, PagesOnly, StateMark } from './parts.tsx';
import { fieldsOf, idOf, usePageForm } from './use-page-form.ts';

export function EditorPage() {
  const { t } = useText();
  const { pageId = '' } = useParams();
  return (
    <PagesOnly title={t('ownPages:editTitle')}>
      <OpenRecord
        key={pageId}
        query={read(ownPageRoutes.get, { params: { id: pageId } })}
        title={t('ownPages:editTitle')}
        texts="ownPages:"
        list={LIST}
      >
        {(page) => (page.state === 'deleted' ? <InTrash page={page} /> : <Editor opened={page} />)}
      </OpenRecord>
    </PagesOnly>
  );
}

/** A page in the trash can only be taken back. */
function InTrash({ page }: { page: OwnPage }) {
  const { t } = useText();
  const recover = useRecover();
  const [back, setBack] = useState<OwnPage | null>(null);
  if (back) return <Editor opened={back} />;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('ownPages:title')}</BackLink>
      <EmptyState kind="none" title={page.title} text={t('ownPages:inTrash')}>
        <Button variant="filled" onClick={async () => setBack(await recover(page))}>
          {t('ownPages:recover')}
        </Button>
      </EmptyState>
    </div>
  );
}

type Shown = 'address' | 'withdraw' | 'remove';

function Editor({ opened }: { opened: OwnPage }) {
  const { t } = useText();
  const navigate = useNavigate();
  const record = usePageForm(opened);
  const { form, stored, pending, unsaved, submit, follow } = record;
  const page = stored.record ?? opened;
  const [dialog, setDialog] = useState<Shown | null>(null);
  /** Counts texts that came from outside, which the source shows then. */
  const [edition, setEdition] = useState(0);
  const [locale, setLocale] = useTextLanguage(form, record.attempt);
  const close = () => setDialog(null);
  const canPublish = page.state === 'draft' || page.hasPending || unsaved;
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('ownPages:faults')}
      onSubmit={() => void submit('save')}
      onDiscard={() => form.reset()}
      head={
        <>
          <BackLink to={LIST}>{t('ownPages:title')}</BackLink>
          <DetailsHead actions={<HeadActions page={page} locale={locale} />}>
            <h1>{page.title}</h1>
            <StateMark state={page.state} size="large" />
          </DetailsHead>
          <SavedState record={record} page={page} />
        </>
      }
      dialogs={
        <>
          <AddressDialog
            key={page.slug}
            page={page}
            opened={dialog === 'address'}
            onChanged={follow}
            onClose={close}
          />
          <WithdrawDialog
            page={page}
            opened={dialog === 'withdraw'}
            onChanged={follow}
            onClose={close}
          />
          <RemoveDialog
            page={dialog === 'remove' ? page : null}
            onRemoved={() => void navigate(LIST, { replace: true, state: { saved: true } })}
            onClose={close}
          />
        </>
      }
    >
      <FailedRecordSave
        record={record}
        fieldsOf={fieldsOf}
        onRebased={() => setEdition((count) => count + 1)}
      />
      <TextLanguages shown={locale} onShow={setLocale} />
      <div className={locale === DEFAULT_LOCALE ? css.one : css.beside}>
        <Words key={locale} form={form} locale={locale} edition={edition} />
        {locale === DEFAULT_LOCALE ? null : <TurkishBeside />}
      </div>
      <Group gap="xs">
        <Button
          variant="filled"
          loading={pending?.target === 'publish'}
          disabled={!canPublish}
          onClick={() => void submit('publish')}
        >
          {t(page.state === 'published' ? 'ownPages:publishChanges' : 'ownPages:publish')}
        </Button>
        <Button type="submit" loading={pending?.target === 'save'} disabled={!unsaved}>
          {t('ownPages:save')}
        </Button>
      </Group>
      <FormSection title={t('ownPages:addressSection')} text={t('ownPages:sectionText')}>
        <Group gap="xs">
          <code>{page.path}</code>
          <Button onClick={() => setDialog('address')}>{t('ownPages:changeAddress')}</Button>
        </Group>
      </FormSection>
      <FormSection
        title={t('ownPages:menuSection')}
        text={t(page.state === 'published' ? 'ownPages:menuText' : 'ownPages:menuLater')}
      >
        <MenuField
          id="ownPage-menu"
          menu={page.menu}
          disabled={page.state !== 'published'}
          place={(place) => call(ownPageRoutes.place, { params: { id: page.id }, body: { place } })}
          onChanged={follow}
        />
      </FormSection>
      <FormSection title={t('ownPages:removeSection')} text={t('ownPages:removeText')}>
        <Group gap="xs">
          {page.state === 'published' ? (
            <Button onClick={() => setDialog('withdraw')}>{t('ownPages:withdraw')}</Button>
          ) : null}
          <Button color="danger" onClick={() => setDialog('remove')}>
            {t('ownPages:remove')}
          </Button>
        </Group>
      </FormSection>
    </RecordForm>
  );
}

function HeadActions({ page, locale }: { page: OwnPage; locale: Locale }) {
  const { t } = useText();
  return (
    <>
      {page.state === 'published' ? (
        <Button component="a" href={localePath(locale, page.path)} target="_blank" rel="noopener">
          {t('ownPages:onSite')}
        </Button>
      ) : null}
      <Button component={Link} to={historyOf(page.id)}>
        {t('ownPages:history')}
      </Button>
    </>
  );
}

interface SavedStateProps {
  record: Pick<ReturnType<typeof usePageForm>, 'pending' | 'unsaved'>;
  page: OwnPage;
}

/** What is saved, and what visitors see. */
function SavedState({ record: { pending, unsaved }, page }: SavedStateProps) {
  const { t } = useText();
  const saved = () => {
    if (pending) return t('ownPages:saving');
    return t(unsaved ? 'ownPages:unsaved' : 'ownPages:saved');
  };
  return (
    <Text c="dimmed" size="sm" role="status">
      {saved()}
      {page.hasPending ? ` · ${t('ownPages:pending')}` : ''} · {t('ownPages:savedNote')}
    </Text>
  );
}

interface WordsProps {
  form: ReturnType<typeof usePageForm>['form'];
  locale: Locale;
  edition: number;
}

/** Title, summary and text in one language. */
function Words({ form, locale, edition }: WordsProps) {
  const { t } = useText();
  const errors = form.formState.errors[locale];
  const isEmpty = !languagesIn(form.getValues()).includes(locale);
  return (
    <div className={css.words}>
      {isEmpty && locale !== DEFAULT_LOCALE ? (
        <Text c="dimmed">{t('ownPages:turkishShown')}</Text>
      ) : null}
      <TextInput
        id={idOf(`${locale}.title`)}
        label={t('ownPageFields:ownPage-title')}
        lang={locale}
        autoComplete="off"
        error={errors?.title?.message}
        {...form.register(`${locale}.title`)}
      />
      <Textarea
        id={idOf(`${locale}.summary`)}
        label={t('ownPageFields:ownPage-summary')}
        description={t('ownPages:hints.summary')}
        lang={locale}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={OWN_PAGE_LIMITS.summary}
        error={errors?.summary?.message}
        {...form.register(`${locale}.summary`)}
      />
      <PageBody locale={locale} edition={edition} />
    </div>
  );
}
