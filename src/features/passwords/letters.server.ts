import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import { displayName } from '../../platform/display-name.ts';
import { formatDate, formatTime } from '../../platform/i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { Letterhead } from '../../platform/mail/letterhead.server.ts';
import type { LetterMaker } from '../../platform/mail/post-office.server.ts';
import { getParty } from '../party/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { openAsked } from './forgotten.server.ts';
import { makeLinkToken } from './link-token.server.ts';
import { findOpenLink } from './links.server.ts';
import { openReset } from './reset.server.ts';

interface Means {
  letterhead: Letterhead;
  translators: Record<Locale, TFunction>;
  publicUrl: string;
  /** Signs links. */
  key: Buffer;
}
type Addressee = typeof users.$inferSelect;
type Kind = 'invitation' | 'reset' | 'changed';
type Values = Record<string, string>;

/** Who writes the letters about passwords. Links are made here, at the moment a letter leaves. */
export function passwordLetters(means: Means): Record<string, LetterMaker> {
  const { letterhead, translators, publicUrl, key } = means;

  function write(user: Addressee, locale: Locale, kind: Kind, values: Values, href: string) {
    const t = translators[locale];
    const say = (name: 'subject' | 'preview' | 'heading' | 'text' | 'action' | 'note') =>
      t(`passwordLetters:${kind}.${name}`, values);
    return letterhead(user.email, locale, {
      subject: say('subject'),
      preview: say('preview'),
      heading: say('heading'),
      greeting: t('passwordLetters:greeting', { name: displayName(user) }),
      paragraphs: [say('text')],
      action: { label: say('action'), href },
      notes: [say('note')],
    });
  }
  // In the fragment, which no server is sent and no log holds.
  const hrefOf = (linkId: string) => `${publicUrl}/auth/set-password#${makeLinkToken(key, linkId)}`;

  return {
    invitation: async (op, { linkId = '', locale }) => {
      const link = await findOpenLink(op.db, op.now, linkId);
      if (!link) return null;
      const { name } = await getParty(op.db);
      const values = { party: name, username: link.user.email };
      return write(link.user, localeOf(locale), 'invitation', values, hrefOf(linkId));
    },
    reset: async (op, { linkId = '', asked = '', locale }) => {
      const user = await openReset(op, linkId, openAsked(op.keys, linkId, asked));
      return user && write(user, localeOf(locale), 'reset', {}, hrefOf(linkId));
    },
    passwordChanged: async (op, { userId = '', locale, at = '' }) => {
      const [user] = await op.db.select().from(users).where(eq(users.id, userId));
      if (!user) return null;
      const language = localeOf(locale);
      const when = new Date(at);
      const values = { date: formatDate(language, when), time: formatTime(language, when) };
      return write(user, language, 'changed', values, `${publicUrl}/auth/forgot-password`);
    },
  };
}

const localeOf = (text: string | undefined): Locale =>
  LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE;
