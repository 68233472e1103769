import type { TFunction } from 'i18next';
import type { Locale } from '../i18n/locales.ts';
import { drawHtml } from './letter-html.server.ts';
import { drawText } from './letter-text.server.ts';
import type { Letter } from './post-office.server.ts';

/** What a letter says, as plain sentences; nothing of it is HTML. */
export interface LetterBody {
  subject: string;
  /** Shown beside the subject in a list of letters. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Smaller, after the action: how long it holds, and what to do when one did not ask for it. */
  notes: string[];
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

/** Puts what a letter says on the party's paper. */
export type Letterhead = (to: string, locale: Locale, body: LetterBody) => Promise<Letter>;

export function createLetterhead(
  translators: Record<Locale, TFunction>,
  site: string,
  partyName: () => Promise<string>,
): Letterhead {
  return async (to, locale, body) => {
    const t = translators[locale];
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
