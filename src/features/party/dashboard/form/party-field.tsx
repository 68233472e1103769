import { Textarea, TextInput } from '@mantine/core';
import { get, useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Localized, PartyFields } from '../../edit/schema.ts';
import { fieldId, fieldKey, isLocalizedAt } from '../sections.ts';

/** Texts of several lines; those of the second list are Markdown. */
const PARAGRAPHS =
  /^(introduction|whatsappGreeting|press-terms|membership-(documents|greeting)|donation-(text|note)|.*-(lead|text))$/;
const MARKDOWN =
  /^(about-(text|organisation)|boards-.*-text|membership-(afterwards|privacy)|donation-(receipt|transparency))$/;
/** Fields with a hint. */
const HINTS = new Set([
  ...['shortName', 'phone', 'whatsapp', 'whatsappGreeting', 'tagManagerId'],
  ...['donation-accounts-iban', 'donation-limit', 'membership-greeting'],
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
  /** The language in which a translated text is edited. */
  locale: Locale;
  /** If it is not the name of the field. */
  label?: string;
}

/** One field of the party. Below a translation is the Turkish text. */
export function PartyField({ path, locale, label }: PartyFieldProps) {
  const { t } = useText();
  const { register, formState, getValues } = useFormContext<PartyFields>();
  const isLocalized = isLocalizedAt(path);
  const own = isLocalized ? `${path}.${locale}` : path;
  const key = fieldKey(path);
  const turkish = isLocalized && locale !== 'tr' ? (get(getValues(), path) as Localized).tr : '';
  const hint = HINTS.has(key)
    ? t(`partyForm:hints.${key}`)
    : MARKDOWN.test(key)
      ? t('partyForm:markdown')
      : '';
  const props = {
    id: fieldId(own),
    // A text that is not translated is Turkish.
    lang: isLocalized ? locale : 'tr',
    label: label ?? t(`partyFields:${key}`),
    description: turkish ? t('partyForm:inTurkish', { text: turkish }) : hint || undefined,
    autoComplete: 'off',
    error: (get(formState.errors, own) as { message?: string } | undefined)?.message,
    ...register(own as 'name'),
  };
  if (PARAGRAPHS.test(key) || MARKDOWN.test(key))
    return <Textarea {...props} autosize minRows={MARKDOWN.test(key) ? 6 : 2} maxRows={18} />;
  return <TextInput {...props} {...kindOf(key)} />;
}
