import type { TFunction } from 'i18next';
import { displayName } from '../display-name.ts';
import { formatDate, formatTime } from '../i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';
import { drawHtml } from './letter-html.server.ts';
import { drawText } from './letter-text.server.ts';
import type { Letter, LetterDraft, LetterOrder } from './post-office.server.ts';

/** What a letter says, as plain sentences; nothing of it is HTML. */
export interface LetterBody {
  subject: string;
  /** Shown beside the subject in a list of letters. */
  preview: string;
  heading: string;
  greeting: string;
  text: string;
  action: { label: string; href: string } | null;
  /** Smaller, after the action: how long it holds, and what to do when one did not ask for it. */
  note: string;
}

/** What stands around every letter. */
export interface LetterFrame {
  locale: Locale;
  party: string;
  /** Origin of the site. */
  site: string;
  /** Introduces the address for who cannot press the button. */
  addressInstead: string;
  /** Why nobody reads an answer. */
  automatic: string;
}

/** Puts what a letter says on the party's paper, in the language of its order. */
export type Letterhead = (draft: LetterDraft, order: LetterOrder) => Promise<Letter>;

export function createLetterhead(
  translators: Record<Locale, TFunction>,
  site: string,
  partyName: () => Promise<string>,
): Letterhead {
  return async ({ user, to = user.email, texts, href, ...draft }, order) => {
    const locale = LOCALES.find((one) => one === order.values.locale) ?? DEFAULT_LOCALE;
    const t = translators[locale];
    const values = { ...draft.values, ...momentOf(locale, order.values.at) };
    const say = (part: keyof LetterBody) => t(`${texts}:${order.kind}.${part}`, values);
    const body: LetterBody = {
      subject: say('subject'),
      preview: say('preview'),
      heading: say('heading'),
      greeting: t('platform:letter.greeting', { name: displayName(user) }),
      text: say('text'),
      action: href ? { label: say('action'), href } : null,
      note: say('note'),
    };
    const frame: LetterFrame = {
      locale,
      party: await partyName(),
      site,
      addressInstead: t('platform:letter.addressInstead'),
      automatic: t('platform:letter.automatic'),
    };
    return { to, subject: body.subject, text: drawText(frame, body), html: drawHtml(frame, body) };
  };
}

/** When it happened that a letter tells of. */
function momentOf(locale: Locale, at: string | undefined) {
  if (!at) return {};
  const when = new Date(at);
  return { date: formatDate(locale, when), time: formatTime(locale, when) };
}
