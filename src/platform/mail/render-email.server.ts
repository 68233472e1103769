import type { TFunction } from 'i18next';
import { partyRamp, type Ramp } from '../color/ramp.ts';
import { formatDate, formatTime } from '../i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';
import { LOGO_EMAIL, type LogoFile, type LogoPicture, logoPath, logoSize } from '../logo.ts';
import { greetableName } from '../person-name.ts';
import type {
  EmailDraft,
  EmailKind,
  EmailTemplate,
  OutgoingEmail,
  QueuedEmail,
} from './email.server.ts';
import { renderHtml } from './email-html.server.ts';
import { fillPlaceholders, hasPlaceholder } from './placeholders.ts';

/** The texts of an e-mail with their values, without HTML. */
export interface EmailBody extends Omit<EmailTemplate, 'action'> {
  action: EmailLink | null;
  quiet: EmailLink | null;
}

export interface EmailLink {
  label: string;
  href: string;
}

/** A picture, and its sides in px. */
export interface EmailLogo {
  src: string;
  width: number;
  height: number;
}

/** The texts that every e-mail has, and how it looks. */
export interface EmailFrame {
  locale: Locale;
  party: string;
  /** The colours of the party. */
  ramp: Ramp;
  logo: EmailLogo | null;
  /** Origin of the site. */
  site: string;
  /** Text before the address, for recipients whose mail program has no button. */
  addressInstead: string;
  /** The note that replies are not read; empty if they are. */
  automatic: string;
}

/** What e-mails show of the party. */
interface EmailParty {
  name: string;
  /** `#rrggbb`, or empty. */
  color: string;
  logo: LogoPicture | null;
}

interface Parts {
  kinds: Record<string, EmailKind>;
  translators: Record<Locale, TFunction>;
  /** Origin of the site. */
  site: string;
  party: () => Promise<EmailParty>;
  readLogo: (party: EmailParty, file: LogoFile) => Promise<Buffer | null>;
  /** The edited texts of an e-mail; null if they were not edited. */
  findTemplate: (kind: string, locale: Locale) => Promise<EmailTemplate | null>;
}

const PARTS = ['subject', 'preview', 'heading', 'greeting', 'text', 'action', 'note'] as const;
/** Half of the file, for dense screens. */
const LARGEST = { width: LOGO_EMAIL.width / 2, height: LOGO_EMAIL.height / 2 };
const EXAMPLE = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.example' };

/** Renders e-mails of every kind, from the edited texts or the built-in ones. */
export class EmailRenderer {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get names(): string[] {
    return Object.keys(this.#parts.kinds);
  }

  find(kind: string): EmailKind | null {
    const { kinds } = this.#parts;
    return Object.hasOwn(kinds, kind) ? (kinds[kind] as EmailKind) : null;
  }

  /** In the language in which the e-mail was queued, unless its kind finds another one. */
  async render({ kind, values }: QueuedEmail, draft: EmailDraft): Promise<OutgoingEmail> {
    const party = await this.#parts.party();
    const logo = (await this.#parts.readLogo(party, 'email.png')) ?? undefined;
    const filled = await this.#current(kind, values, draft, {
      ...party,
      logoAt: logo ? 'cid:logo' : null,
    });
    return { logo, to: draft.to.email, replyTo: draft.replyTo, ...filled };
  }

  /** As it would be sent, for the page of a user who decides whether it is queued. */
  async show({ kind, values }: QueuedEmail, draft: EmailDraft) {
    const party = await this.#parts.party();
    const logoAt = party.logo && logoPath(party.logo, 'email.png');
    return this.#current(kind, values, draft, { ...party, logoAt });
  }

  /** With example values and the current time. */
  async preview(kind: string, locale: Locale, template: EmailTemplate, now: Date) {
    const { placeholders: values, hasAction, quietLink } = this.#kindOf(kind);
    const { site } = this.#parts;
    const hrefs = { href: hasAction ? site : undefined, quietHref: quietLink && site };
    const party = await this.#parts.party();
    const shown = { ...party, logoAt: party.logo && logoPath(party.logo, 'email.png') };
    const draft = { to: EXAMPLE, values, ...hrefs };
    return this.#fill(locale, template, draft, now, quietLink, shown);
  }

  builtIn(kind: string, locale: Locale): EmailTemplate {
    const { texts } = this.#kindOf(kind);
    const t = this.#parts.translators[locale];
    const read = (part: string) => {
      const fallback = part === 'greeting' ? t('platform:email.greeting', RAW) : '';
      return t(`${texts}:${kind}.${part}`, { ...RAW, defaultValue: fallback });
    };
    return Object.fromEntries(PARTS.map((part) => [part, read(part)])) as unknown as EmailTemplate;
  }

  /** What staff call it, for lists. */
  nameOf(kind: string, locale: Locale): string {
    return this.#parts.translators[locale](`${this.#kindOf(kind).texts}:${kind}.name`);
  }

  placeholdersOf(kind: string): string[] {
    const { placeholders, isDated } = this.#kindOf(kind);
    return ['name', 'party', ...(isDated ? ['date', 'time'] : []), ...Object.keys(placeholders)];
  }

  #kindOf(kind: string): EmailKind {
    const found = this.find(kind);
    if (!found) throw new Error(`There is no e-mail of the kind ${kind}.`);
    return found;
  }

  async #current(
    kind: string,
    values: QueuedEmail['values'],
    draft: EmailDraft,
    party: EmailParty & { logoAt: string | null },
  ) {
    const locale = draft.locale ?? LOCALES.find((one) => one === values.locale) ?? DEFAULT_LOCALE;
    const edited = await this.#parts.findTemplate(kind, locale);
    const template = edited ?? this.builtIn(kind, locale);
    const moment = values.at ? new Date(values.at) : null;
    const { quietLink } = this.#kindOf(kind);
    return this.#fill(locale, template, draft, moment, quietLink, party);
  }

  #fill(
    locale: Locale,
    template: EmailTemplate,
    draft: EmailDraft,
    moment: Date | null,
    quietLink: string | undefined,
    { name: party, color, logo, logoAt }: EmailParty & { logoAt: string | null },
  ) {
    const t = this.#parts.translators[locale];
    const when = moment && { date: formatDate(locale, moment), time: formatTime(locale, moment) };
    const values = {
      ...draft.values,
      ...draft.texts,
      ...when,
      party,
      name: greetableName(draft.to.name),
    };
    // Only the text has several lines: a subject or a heading has one.
    const filled = Object.fromEntries(
      PARTS.map((part) => [
        part,
        fillPlaceholders(template[part], values, part === 'text' ? draft.texts : {}),
      ]),
    ) as unknown as EmailTemplate;
    filled.text = withParagraphs(filled.text, leftOut(template, draft.texts));
    const { action: label, ...texts } = filled;
    const { href, quietHref } = draft;
    const body: EmailBody = {
      ...texts,
      action: href ? { label, href } : null,
      quiet: quietLink && quietHref ? { label: t(quietLink), href: quietHref } : null,
    };
    const frame: EmailFrame = {
      locale,
      party,
      ramp: partyRamp(color),
      logo: logo && logoAt ? { src: logoAt, ...logoSize(logo, LARGEST) } : null,
      site: this.#parts.site,
      addressInstead: t('platform:email.addressInstead'),
      automatic: draft.replyTo ? '' : t('platform:email.automatic'),
    };
    return {
      subject: body.subject,
      text: renderText(frame, body),
      html: renderHtml(frame, body),
    };
  }
}

/** The texts that no part of the template has a place for. */
const leftOut = (template: EmailTemplate, texts: Record<string, string> = {}): string[] =>
  Object.keys(texts)
    .filter((name) => !PARTS.some((part) => hasPlaceholder(template[part], name)))
    .map((name) => fillPlaceholders(`{{${name}}}`, {}, texts));

/** With more paragraphs at its end; an empty one, whose placeholder had no value, leaves no gap. */
const withParagraphs = (text: string, more: string[]): string =>
  [text, ...more]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Returns the text with its placeholders. */
const RAW = { skipInterpolation: true };

/** An e-mail as plain text. */
export function renderText(frame: EmailFrame, body: EmailBody): string {
  const linkOf = (link: EmailLink | null) => (link ? [`${link.label}:\n${link.href}`] : []);
  return [
    body.heading,
    body.greeting,
    body.text,
    ...linkOf(body.action),
    body.note,
    ...linkOf(body.quiet),
    ['-- ', frame.party, frame.site, frame.automatic].filter(Boolean).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
