import type { TFunction } from 'i18next';
import { displayName } from '../display-name.ts';
import { formatDate, formatTime } from '../i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';
import { renderHtml } from './email-html.server.ts';
import { renderText } from './email-text.server.ts';
import type { EmailDraft, OutgoingEmail, QueuedEmail } from './mailer.server.ts';

/** What an e-mail says, as plain sentences; nothing of it is HTML. */
export interface EmailBody {
  subject: string;
  /** Shown beside the subject in a list of e-mails. */
  preview: string;
  heading: string;
  greeting: string;
  text: string;
  action: { label: string; href: string } | null;
  /** Smaller, after the action: how long it holds, and what to do when one did not ask for it. */
  note: string;
}

/** What stands around every e-mail. */
export interface EmailFrame {
  locale: Locale;
  party: string;
  /** Origin of the site. */
  site: string;
  /** Introduces the address, for readers who cannot press the button. */
  addressInstead: string;
  /** Why nobody reads an answer. */
  automatic: string;
}

/** Renders an e-mail in the language in which it was queued. */
export type RenderEmail = (draft: EmailDraft, queued: QueuedEmail) => Promise<OutgoingEmail>;

export function createEmailRenderer(
  translators: Record<Locale, TFunction>,
  site: string,
  partyName: () => Promise<string>,
): RenderEmail {
  return async ({ user, to = user.email, texts, href, ...draft }, queued) => {
    const locale = LOCALES.find((one) => one === queued.values.locale) ?? DEFAULT_LOCALE;
    const t = translators[locale];
    const values = { ...draft.values, ...momentOf(locale, queued.values.at) };
    const say = (part: keyof EmailBody) => t(`${texts}:${queued.kind}.${part}`, values);
    const body: EmailBody = {
      subject: say('subject'),
      preview: say('preview'),
      heading: say('heading'),
      greeting: t('platform:email.greeting', { name: displayName(user) }),
      text: say('text'),
      action: href ? { label: say('action'), href } : null,
      note: say('note'),
    };
    const frame: EmailFrame = {
      locale,
      party: await partyName(),
      site,
      addressInstead: t('platform:email.addressInstead'),
      automatic: t('platform:email.automatic'),
    };
    return {
      to,
      subject: body.subject,
      text: renderText(frame, body),
      html: renderHtml(frame, body),
    };
  };
}

/** When it happened what an e-mail reports. */
function momentOf(locale: Locale, at: string | undefined) {
  if (!at) return {};
  const when = new Date(at);
  return { date: formatDate(locale, when), time: formatTime(locale, when) };
}
