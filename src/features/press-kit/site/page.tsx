import {
  DEFAULT_LOCALE,
  LOCALE_NAMES,
  LOCALES,
  localePath,
} from '../../../platform/i18n/locales.ts';
import type { Page } from '../../../site/kit/page.ts';
import { readableNumber } from '../../../site/kit/parts/contact-links.ts';
import { CopyButton } from '../../../site/kit/parts/copy-button.tsx';
import entries from '../../../site/kit/parts/entries.module.css';
import { publisherData } from '../../../site/kit/parts/party-data.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { PartyScope } from '../../party/schema.ts';
import type { Person } from '../../people/schema.ts';
import { type InEachLanguage, PRESS_KIT_PATH, PRESS_KIT_TAG } from '../contract.ts';
import type { OfferedPicture } from '../published.server.ts';
import { LogoToDownload, PicturesToDownload, PortraitsToDownload } from './downloads.tsx';
import styles from './page.module.css';

export interface PressKitView {
  boilerplate: InEachLanguage | null;
  portrayed: Person[];
  pictures: OfferedPicture[];
}

/** Contact and texts first, then everything to download. */
export function pressKitPage(scope: PartyScope, view: PressKitView): Page {
  const { t, party } = scope;
  const { name, phone, email, terms } = party.press;
  const title = t('pressKit:page.title');
  const texts = textsOf(scope, view.boilerplate);
  const hasContact = Boolean(name || phone || email);
  const sections = [
    hasContact && { title: t('pressKit:page.contact'), body: <Contact scope={scope} /> },
    texts.length > 0 && {
      title: t('pressKit:page.about'),
      body: <Texts scope={scope} texts={texts} />,
    },
    { title: t('pressKit:page.logo'), body: <LogoToDownload scope={scope} /> },
    view.portrayed.length > 0 && {
      title: t('pressKit:page.portraits'),
      body: (
        <>
          {terms && (
            <p className={`${styles.terms} inset`} lang={wordsLanguage(scope, 'press')}>
              {terms}
            </p>
          )}
          <PortraitsToDownload scope={scope} people={view.portrayed} />
        </>
      ),
    },
    view.pictures.length > 0 && {
      title: t('pressKit:page.pictures'),
      body: <PicturesToDownload scope={scope} pictures={view.pictures} />,
    },
  ];
  return {
    head: {
      title,
      description: t('pressKit:page.description', { party: party.name }),
      canonical: PRESS_KIT_PATH,
      trail: [{ name: title, path: PRESS_KIT_PATH }],
    },
    tags: [PRESS_KIT_TAG, 'people'],
    main: (
      <div className="wrap">
        <PageHeader title={title} lead={t('pressKit:page.lead')} />
        {sections
          .filter((section) => section !== false)
          .map((section) => (
            <section className="sec" key={section.title}>
              <SectionHead title={section.title} />
              {section.body}
            </section>
          ))}
        <StructuredData data={pressKitData(scope, title, hasContact)} />
      </div>
    ),
  };
}

/** The one press contact of the product, which the party's data hold. */
function Contact({ scope: { t, party } }: { scope: PartyScope }) {
  const { name, phone, email } = party.press;
  return (
    <address className={`${styles.contact} inset`}>
      <p>
        <b lang="tr">{name || party.name}</b>
        {name && <span className="muted">{t('pressKit:page.officer', { party: party.name })}</span>}
      </p>
      {phone && (
        <a className={entries.entry} href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="num" dir="ltr">
            {readableNumber(phone)}
          </span>
        </a>
      )}
      {email && (
        <a className={entries.entry} href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>{email}</span>
        </a>
      )}
    </address>
  );
}

interface Text {
  locale: (typeof LOCALES)[number];
  text: string;
}

/** The texts that exist, the one of the page's language first. */
function textsOf({ locale }: PartyScope, boilerplate: InEachLanguage | null): Text[] {
  const others = LOCALES.filter((each) => each !== locale);
  return [locale, ...others]
    .map((each) => ({ locale: each, text: boilerplate?.[each] ?? '' }))
    .filter(({ text }) => text !== '');
}

function Texts({ scope: { t }, texts }: { scope: PartyScope; texts: Text[] }) {
  const [first, ...others] = texts;
  const body = ({ locale, text }: Text) => (
    <>
      <div className="prose plain" lang={locale}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CopyButton
        className="btn line"
        icon="copy"
        text={text}
        label={t('pressKit:page.copy')}
        done={t('pressKit:page.copied')}
      />
    </>
  );
  return (
    <div className={`${styles.texts} inset`}>
      {first && body(first)}
      {others.map((each) => (
        <details key={each.locale}>
          <summary lang={each.locale}>{LOCALE_NAMES[each.locale]}</summary>
          {body(each)}
        </details>
      ))}
    </div>
  );
}

/** Structured data for search engines (schema.org). */
function pressKitData(scope: PartyScope, name: string, hasContact: boolean) {
  const { origin, locale, party } = scope;
  const { press } = party;
  return {
    '@type': 'WebPage',
    name,
    url: origin + localePath(locale, PRESS_KIT_PATH),
    inLanguage: locale,
    about: {
      ...publisherData(scope),
      contactPoint: hasContact
        ? {
            '@type': 'ContactPoint',
            contactType: 'press',
            name: press.name || undefined,
            telephone: press.phone || undefined,
            email: press.email || undefined,
            availableLanguage: [DEFAULT_LOCALE],
          }
        : undefined,
    },
  };
}
