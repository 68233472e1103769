import { ActionIcon, Anchor, Button, NativeSelect, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { ApiError } from '../../../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../../../dashboard/kit/session/calls.ts';
import { SearchField } from '../../../../../dashboard/kit/table/search-field.tsx';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../../../platform/i18n/locales.ts';
import { IconLink, IconPlus, IconX } from '../../../../../ui/tabler-icons/index.ts';
import { contentRoutes } from '../../../contract.ts';
import { editorRoutes } from '../../../editor/contract.ts';
import { type Content, LIMITS } from '../../../schema.ts';
import { StateMark } from '../../parts.tsx';
import {
  draftFrom,
  type EditorFields,
  fieldId,
  languageIn,
  newCreationKey,
} from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection } from './parts.tsx';

/** The language of the text, and its translations. */
export function LanguageFields({ content }: { content: Content | null }) {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const fields = useWatch<EditorFields>() as EditorFields;
  return (
    <SideSection title={t('content:fields.languages')}>
      <NativeSelect
        id={fieldId('language')}
        label={t('content:editor.fields.language')}
        value={languageIn(fields)}
        onChange={(event) =>
          setValue('language', event.currentTarget.value as Locale, {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          })
        }
        data={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        error={errors.language?.message ?? errors.translationOf?.message}
      />
      {content ? (
        <Translations content={content} />
      ) : (
        <p className="hint">{t('content:fields.saveFirst')}</p>
      )}
    </SideSection>
  );
}

/** The other languages of a content: each with its state, new ones, and links to existing ones. */
export function Translations({ content }: { content: Content }) {
  const { t } = useText();
  const language = languageIn(useWatch<EditorFields>() as EditorFields);
  const { translations, isBusy, fault, link, unlink, create } = useTranslations(content);
  const [chosen, setChosen] = useState<Locale | ''>('');
  const [isLinking, setLinking] = useState(false);
  const missing = LOCALES.filter(
    (locale) => locale !== language && !translations.some((other) => other.language === locale),
  );
  const target = chosen && missing.includes(chosen) ? chosen : missing[0];
  return (
    <Stack gap="xs">
      <ul role="list" className={css.rows} aria-label={t('content:fields.translations')}>
        {translations.map((other) => (
          <li key={other.id}>
            <div>
              <b>{LOCALE_NAMES[other.language]}</b> <StateMark state={other.state} />
              <Anchor
                component={Link}
                to={`/dashboard/blog/${other.id}/edit`}
                lang={other.language}
              >
                {other.title}
              </Anchor>
            </div>
            <ActionIcon
              variant="subtle"
              disabled={isBusy}
              aria-label={t('content:fields.unlink', { language: LOCALE_NAMES[other.language] })}
              onClick={() => void unlink(other.id)}
            >
              <IconX size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {target ? (
        <>
          <NativeSelect
            id={fieldId('translationOf')}
            label={t('content:fields.translateTo')}
            value={target}
            onChange={(event) => setChosen(event.currentTarget.value as Locale)}
            data={missing.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          />
          <Stack gap="xs">
            <Button
              loading={isBusy}
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => void create(target)}
            >
              {t('content:fields.translate')}
            </Button>
            <Button
              leftSection={<IconLink size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => setLinking(true)}
            >
              {t('content:fields.link')}
            </Button>
          </Stack>
          <p className="hint">{t('content:fields.translateHint')}</p>
        </>
      ) : null}
      <div role="alert">{fault && !isLinking ? <p className="field-fault">{fault}</p> : null}</div>
      <LinkDialog
        opened={isLinking}
        content={content}
        languages={missing}
        fault={fault}
        isBusy={isBusy}
        onLink={async (id) => {
          if (await link(id)) setLinking(false);
        }}
        onClose={() => setLinking(false)}
      />
    </Stack>
  );
}

/** The translations of a content that is open in the editor, and what can be done with them. */
export function useTranslations(content: Content) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { getValues } = useFormContext<EditorFields>();
  const [translations, setTranslations] = useState(content.translations);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = error instanceof ApiError;
      const [named] = refused ? Object.values(error.fields) : [];
      setFault(named ?? (refused ? error.message : t('dashboard:failure.generic')));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Other editors and the list show the links too. */
  const reloadAll = (ids: string[]) =>
    Promise.all(['list', ...ids].map((part) => reload(client, contentRoutes, part)));
  const link = (id: string, of: string | null) =>
    call(editorRoutes.linkTranslation, { params: { id }, body: { of } });

  return {
    translations,
    isBusy,
    fault,
    /** Links another content; resolves with whether it was possible. */
    link: (of: string) =>
      run(async () => {
        setTranslations((await link(content.id, of)).data.translations);
        await reloadAll([content.id, of]);
      }),
    /** Another content is a translation no longer. */
    unlink: (id: string) =>
      run(async () => {
        await link(id, null);
        setTranslations((all) => all.filter((other) => other.id !== id));
        await reloadAll([content.id, id]);
      }),
    /** Creates a draft with the same text, to be translated, and opens it. */
    create: (language: Locale) =>
      run(async () => {
        const source = getValues();
        const draft = draftFrom(source, {
          // The address follows the title while it is translated.
          title: `${language.toUpperCase()}: ${source.title}`.slice(0, LIMITS.title),
          category: language === 'en' ? 'english' : source.category || content.category,
          language,
          tags: [],
          share: { title: '', description: '', mediaId: null },
          translationOf: content.id,
        });
        const { data } = await call(contentRoutes.create, {
          body: draft,
          headers: { 'Idempotency-Key': newCreationKey() },
        });
        await reloadAll([content.id]);
        await navigate(`/dashboard/blog/${data.id}/edit`);
      }),
  };
}

/** How many contents are searched for those in other languages. */
const SEARCHED = 50;
const PAUSE = 250;

interface LinkDialogProps {
  opened: boolean;
  content: Content;
  /** The languages that have no translation yet. */
  languages: readonly Locale[];
  fault: string | null;
  isBusy: boolean;
  onLink: (id: string) => void;
  onClose: () => void;
}

/** Finds an existing content in another language, to link it as a translation. */
export function LinkDialog(props: LinkDialogProps) {
  const { t } = useText();
  const { opened, content, languages, fault, isBusy } = props;
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const filter = { pageSize: SEARCHED, sort: '-updatedAt' as const, ...(q && { q }) };
  const { data } = useQuery({ ...read(contentRoutes.list, { query: filter }), enabled: opened });
  const found = (data?.data ?? []).filter(
    ({ id, language }) => id !== content.id && languages.includes(language),
  );
  return (
    <Dialog opened={opened} title={t('content:fields.linkTitle')} onClose={props.onClose}>
      <Stack gap="sm">
        <SearchField
          label={t('content:editor.search')}
          hint={t('content:editor.searchHint')}
          maxLength={LIMITS.title}
          value={typed}
          onChange={setTyped}
        />
        <div role="alert">{fault ? <p className="field-fault">{fault}</p> : null}</div>
        {data && found.length === 0 ? <p>{t('content:fields.linkNone')}</p> : null}
        <ul role="list" className={css.rows}>
          {found.map(({ id, title, language, state }) => (
            <li key={id}>
              <div>
                <b>{LOCALE_NAMES[language]}</b> <StateMark state={state} />
                <span lang={language}>{title}</span>
              </div>
              <Button size="compact-sm" disabled={isBusy} onClick={() => props.onLink(id)}>
                {t('content:fields.linkThis')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
