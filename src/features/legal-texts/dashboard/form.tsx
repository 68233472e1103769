import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { LanguageChoice, useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { usePreview } from '../../../dashboard/kit/form/preview.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RenderedBody } from '../../../dashboard/kit/parts/rendered-body.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import {
  type EditedLegalText,
  LEGAL_KINDS,
  LEGAL_TEXTS,
  type LegalKind,
  type LegalWords,
  legalTextRoutes,
} from '../contract.ts';
import { LanguageFields } from './language-fields.tsx';
import css from './legal-texts.module.css';
import { fieldId, fieldsOf, isEmpty, type LegalFields, useLegalForm } from './use-legal-form.ts';

/** A text in its languages with a preview, its publication, and its versions. */
export function LegalForm({ title, text }: { title: string; text: EditedLegalText }) {
  const { t } = useText();
  const record = useLegalForm(text);
  const { form, stored, attempt, pending, submit } = record;
  const [isAsking, setAsking] = useState(false);
  const current = stored.record ?? text;

  const faulty = LOCALES.find((locale) => form.formState.errors[locale]);
  const [shown, setShown] = useShownLanguage(faulty, attempt);
  /** An editor is opened with its language, and stays with its history. */
  const [opened, setOpened] = useState<ReadonlySet<Locale>>(new Set([shown]));
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]));
  /** Counts texts that came from outside, which the editors show then. */
  const [edition, setEdition] = useState(0);

  async function ask(): Promise<void> {
    if (await form.trigger()) setAsking(true);
    else await submit();
  }
  return (
    <RecordPage
      record={record}
      title={title}
      texts="legalDesk:"
      list="/dashboard/admin/legal-texts"
      fieldsOf={fieldsOf}
      onRebased={() => setEdition((count) => count + 1)}
      lead={t('legalDesk:inForce', { number: current.version })}
      buttons={null}
      onSubmit={() => void ask()}
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
      <Stack gap="xs">
        <Group>
          <LanguageChoice label={t('legalDesk:languages')} shown={shown} onShow={setShown} />
        </Group>
        <Text c="dimmed" size="sm">
          {t('legalDesk:languageHint')}
        </Text>
      </Stack>
      <div className={css.columns}>
        <section aria-label={t('legalDesk:texts')}>
          {LOCALES.filter((locale) => opened.has(locale)).map((locale) => (
            <div key={`${locale} ${edition}`} hidden={locale !== shown}>
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
    </RecordPage>
  );
}

/** All versions of a text, each with a link to its public page. */
function LegalVersions({ text }: { text: EditedLegalText }) {
  const { t } = useText();
  return (
    <section aria-labelledby="legal-versions">
      <h2 id="legal-versions">{t('legalDesk:versions')}</h2>
      <ol role="list" className={css.rows}>
        {text.versions.map(({ version, origin, note, hash, publishedAt, publishedBy }) => (
          <li key={version} className={css.row}>
            <div>
              <a href={`${LEGAL_TEXTS[text.kind]}?surum=${version}`} target="_blank" rel="noopener">
                {t('legalDesk:versionOf', { number: version })}
              </a>
              <Text size="sm">{note || t(`legalDesk:origin.${origin}`)}</Text>
              <Text c="dimmed" className={css.hash}>
                {t('legalDesk:hash')}: <code>{hash}</code>
              </Text>
            </div>
            <Text c="dimmed" size="sm" className={css.state}>
              <Moment at={publishedAt} />
              {publishedBy ? (
                <>
                  <br />
                  {t('legalDesk:by', { name: publishedBy })}
                </>
              ) : null}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The text of one language as visitors will read it, with the data of the party. */
function LegalPreviewPane({ locale }: { locale: Locale }) {
  const { t } = useText();
  const words = useWatch<LegalFields, Locale>({ name: locale }) as LegalWords;
  const { shown, error, hasText } = usePreview(
    words,
    (settled) => read(legalTextRoutes.preview, { body: settled }),
    (settled) => !isEmpty(settled),
  );
  return (
    <section aria-labelledby="legal-preview">
      <h2 id="legal-preview">{t('legalDesk:preview')}</h2>
      {error ? (
        <FailureNote>
          <Failure error={error} /> {t('legalDesk:previewFailed')}
        </FailureNote>
      ) : null}
      {hasText ? null : <p className="soft">{t('legalDesk:previewEmpty')}</p>}
      {hasText && shown ? (
        <div className={css.preview} lang={locale}>
          <h3>{shown.title}</h3>
          {shown.statement ? <p className={css.statement}>{shown.statement}</p> : null}
          <RenderedBody html={shown.html} />
        </div>
      ) : null}
    </section>
  );
}

/** One text in its languages, and its versions. */
export function LegalFormPage() {
  const { t } = useText();
  const { kind = '' } = useParams();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('legalDesk:title')} texts="legalDesk:" />;
  return <LoadedForm key={kind} kind={kind} />;
}

function LoadedForm({ kind }: { kind: string }) {
  const { t } = useText();
  const isKnown = LEGAL_KINDS.some((one) => one === kind);
  const title = t(isKnown ? `legalTexts:names.${kind}` : 'legalDesk:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OpenRecord
        // An unknown kind is asked for too: the server answers 404.
        query={read(legalTextRoutes.get, { params: { kind: kind as LegalKind } })}
        title={title}
        texts="legalDesk:"
        list="/dashboard/admin/legal-texts"
      >
        {(text) => <LegalForm title={title} text={text} />}
      </OpenRecord>
    </>
  );
}
