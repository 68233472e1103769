import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import { displayName } from '../../platform/display-name.ts';
import { formatDate, formatTime } from '../../platform/i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { Letterhead } from '../../platform/mail/letterhead.server.ts';
import type { LetterMaker } from '../../platform/mail/post-office.server.ts';
import { users } from '../users/tables.server.ts';

interface Means {
  letterhead: Letterhead;
  translators: Record<Locale, TFunction>;
  publicUrl: string;
}

/** Who tells the owner of an account that something about signing in has changed. */
export function accountLetters(means: Means): Record<string, LetterMaker> {
  const { letterhead, translators, publicUrl } = means;

  /** Goes to `to` where the order names one, which is then an address of before. */
  const maker =
    (kind: 'twoStepOn' | 'twoStepOff' | 'emailChanged', opensAccount: boolean): LetterMaker =>
    async (op, { userId = '', to, at = '', locale }) => {
      const [user] = await op.db.select().from(users).where(eq(users.id, userId));
      if (!user) return null;
      const language = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
      const t = translators[language];
      const when = new Date(at);
      const values = { date: formatDate(language, when), time: formatTime(language, when) };
      const say = (name: string) => t(`accountLetters:${kind}.${name}`, values);
      return letterhead(to ?? user.email, language, {
        subject: say('subject'),
        preview: say('preview'),
        heading: say('heading'),
        greeting: t('accountLetters:greeting', { name: displayName(user) }),
        paragraphs: [say('text')],
        ...(opensAccount && {
          action: { label: t('accountLetters:account'), href: `${publicUrl}/dashboard/account` },
        }),
        notes: [say('note')],
      });
    };

  return {
    twoStepOn: maker('twoStepOn', true),
    twoStepOff: maker('twoStepOff', true),
    // To whom it may have been taken from: no link of ours helps there.
    emailChanged: maker('emailChanged', false),
  };
}
