import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Localized, PartyFields } from '../contract.ts';
import { isBehind, type SavedTexts, type Translated } from '../texts-in-languages.ts';
import css from './behind.module.css';
import { fieldId, fieldKey, isLocalizedAt } from './sections.ts';

/** The texts as they are saved: a translation is compared with them. */
export const Saved = createContext<SavedTexts>(new Map());
export const useSaved = (): SavedTexts => useContext(Saved);

/** Texts of several lines; those of the second list are Markdown. */
const PARAGRAPHS =
  /^(slogan|introduction|whatsappGreeting|press-terms|membership-(documents|greeting)|donation-(text|note)|.*-(lead|text))$/;
const MARKDOWN =
  /^(about-(text|organisation)|boards-.*-text|membership-(afterwards|privacy)|donation-(receipt|transparency))$/;
/** Fields with a hint. */
const HINTS = new Set([
  'shortName',
  'slogan',
  'phone',
  'whatsapp',
  'whatsappGreeting',
  'tagManagerId',
  'donation-accounts-iban',
  'donation-limit',
  'membership-greeting',
]);
const KINDS: Record<string, object> = {
  phone: { type: 'tel', inputMode: 'tel' },
  whatsapp: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  social: { type: 'url', inputMode: 'url', spellCheck: false, placeholder: 'https://' },
};

function kindOf(key: string): object | undefined {
  if (key.startsWith('social')) return KINDS.social;
  return KINDS[key.split('-').at(-1) ?? ''];
}

interface PartyFieldProps {
  /** Without a language. */
  path: string;
  /** The language that is edited beside the Turkish text; Turkish: no other. */
  locale: Locale;
  /** If it is not the name of the field. */
  label?: string;
}

/** One field of the party: its Turkish text, and beside it the same in the chosen language. */
export function PartyField({ path, locale, label }: PartyFieldProps) {
  const { t } = useText();
  const key = fieldKey(path);
  const name = label ?? t(`partyFields:${key}`);
  const own = isLocalizedAt(path) ? `${path}.tr` : path;
  const hint = HINTS.has(key)
    ? t(`partyForm:hints.${key}`)
    : MARKDOWN.test(key) && t('partyForm:markdown');
  const isPair = locale !== 'tr' && isLocalizedAt(path);
  const field = (
    <Field path={own} language="tr" label={name} description={hint || undefined} isPair={isPair} />
  );
  if (locale === 'tr') return field;
  return (
    <div className={css.pair}>
      {field}
      {isPair ? <Translation path={path} locale={locale} label={name} /> : null}
    </div>
  );
}

interface FieldProps {
  path: string;
  /** A text that is not translated is Turkish. */
  language: Locale;
  label: string;
  description: ReactNode;
  /** The description is below, so that the fields of both languages begin on the same line. */
  isPair: boolean;
}

/** Mantine's names of the parts of a field. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  ...(['label', 'input', 'description', 'error'] as const),
];

function Field({ path, language, label, description, isPair }: FieldProps) {
  const { register, formState } = useFormContext<PartyFields>();
  const key = fieldKey(path);
  const props = {
    id: fieldId(path),
    lang: language,
    label,
    description,
    autoComplete: 'off',
    ...(isPair && { inputWrapperOrder: BELOW }),
    error: (get(formState.errors, path) as { message?: string } | undefined)?.message,
    ...register(path as 'name'),
  };
  if (PARAGRAPHS.test(key) || MARKDOWN.test(key))
    return <Textarea {...props} autosize minRows={MARKDOWN.test(key) ? 6 : 2} maxRows={18} />;
  return <TextInput {...props} {...kindOf(key)} />;
}

interface TranslationProps {
  path: string;
  locale: Translated;
  label: string;
}

/** A translation is marked if its Turkish text has changed, until it is changed or confirmed. */
function Translation({ path, locale, label }: TranslationProps) {
  const { t } = useText();
  const saved = useSaved();
  const { setValue } = useFormContext<PartyFields>();
  const text = useWatch<PartyFields>({ name: path as 'introduction' }) as Localized;
  const { confirmed = [], ...rest } = text;
  const isConfirmed = confirmed.includes(locale);
  const isMarked = isBehind(saved, { path, locale, text: rest });
  const confirm = (isRight: boolean) => {
    const others = confirmed.filter((one) => one !== locale);
    const next = isRight ? [...others, locale] : others;
    // Without an entry the text is as it was, so that nothing is unsaved.
    const value = next.length > 0 ? next : undefined;
    setValue(`${path}.confirmed` as 'introduction.confirmed', value, { shouldDirty: true });
  };
  const isMissing = text.tr.trim() !== '' && rest[locale].trim() === '';
  const mark =
    isMarked && !isConfirmed ? t('partyForm:behind.mark') : isMissing && t('partyForm:isMissing');
  const name = t('partyForm:inLanguage', { name: label, language: LANGUAGE_NAMES[locale] });
  return (
    <div>
      <Field
        path={`${path}.${locale}`}
        language={locale}
        label={name}
        description={mark ? <span className={css.mark}>{mark}</span> : undefined}
        isPair
      />
      {isMarked ? (
        <Checkbox
          mt="xs"
          label={t('partyForm:behind.confirm')}
          aria-label={`${name}: ${t('partyForm:behind.confirm')}`}
          checked={isConfirmed}
          onChange={(event) => confirm(event.currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}
