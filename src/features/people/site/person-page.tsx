import type { ReactNode } from 'react';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { mailtoLink, readableNumber } from '../../../site/kit/parts/contact-links.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { Icon } from '../../../ui/icons.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { Years } from '../../../ui/years.tsx';
import { mediaPath, type Picture } from '../../media/schema.ts';
import { withParty } from '../../party/schema.ts';
import {
  BOARD_PATHS,
  LISTED_BOARDS,
  type Person,
  type PersonView,
  personPath,
  personWords,
  portraitPath,
  textIn,
} from '../schema.ts';
import chairContactStyles from './chair-contact.module.css';
import { Face, facePreload, personData } from './face.tsx';
import styles from './person.module.css';
import pressPortraitsStyles from './press-portraits.module.css';
import { Writings } from './writings.tsx';

export const HEAD_SIZES =
  '(min-width: 1400px) 485px, (min-width: 900px) 38vw, (min-width: 600px) 420px, calc(100vw - 56px)';

interface PersonPartProps {
  scope: PageScope;
  person: PersonView;
}

/** The person's province and boards. */
function Facts({ scope: { t, href, pageLabel, locale }, person }: PersonPartProps) {
  const boards = LISTED_BOARDS.filter((board) => person.boards.includes(board));
  const own = person.memberships.map((membership) => ownBoard(membership, locale));
  const count = boards.length + own.length;
  return (
    <dl className={styles.whoFacts}>
      {person.province && (
        <div>
          <dt>{t('people:person.province')}</dt>
          <dd lang="tr">{person.province}</dd>
        </div>
      )}
      {count > 0 && (
        <div>
          <dt>{t('people:person.boards', { count })}</dt>
          {boards.map((board) => (
            <dd key={board}>
              <a href={href(BOARD_PATHS[board])}>{pageLabel(BOARD_PATHS[board])}</a>
            </dd>
          ))}
          {own.map(({ path, name, office }) => (
            <dd key={path}>
              <a href={href(path)} lang={name.lang}>
                {name.text}
              </a>
              {office.text && <span lang={office.lang}> · {office.text}</span>}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** A board of the party's own as a person's page names it. */
function ownBoard({ slug, texts, office }: PersonView['memberships'][number], locale: Locale) {
  const { tr, en, de, es } = texts;
  const names = { tr: tr.name, en: en.name, de: de.name, es: es.name };
  return { path: `/${slug}`, name: textIn(names, locale), office: textIn(office, locale) };
}

/** The portrait in the open corner, and beside it the name, the duty and the quote. */
export function PersonHead({ scope, person }: PersonPartProps) {
  const { t, locale } = scope;
  const { name } = person;
  const duty = personWords(person, 'duty', locale);
  const quote = personWords(person, 'quote', locale);
  const alt = t('people:person.portrait', { name });
  return (
    <header
      className={person.boards.includes('chair') ? `${styles.who} ${styles.ofChair}` : styles.who}
    >
      <div className={`${styles.ph} corner`}>
        <Face person={person} sizes={HEAD_SIZES} alt={alt} first />
      </div>
      <div className={styles.tx}>
        {duty.text && (
          <p className="cat" lang={duty.lang}>
            {duty.text}
          </p>
        )}
        <h1 lang="tr">{name}</h1>
        {quote.text && <blockquote lang={quote.lang}>{quote.text}</blockquote>}
        <Facts scope={scope} person={person} />
      </div>
    </header>
  );
}

const NAMES = { jpg: 'JPEG', webp: 'WebP', avif: 'AVIF' };

interface Section {
  title: string;
  body: ReactNode;
}

/** The sections that are not empty, in the order of the page. */
function sectionsOf(scope: PageScope, person: PersonView): Section[] {
  const { t, locale, party } = scope;
  const lang = partyLanguage(locale);
  const isChair = person.boards.includes('chair');
  const sections: (Section | false)[] = [
    person.biographyHtml !== '' && {
      title: t('people:person.biography'),
      body: (
        <div
          className="prose inset"
          lang={lang}
          {...rawHtml(writtenHtml(t, person.biographyHtml))}
        />
      ),
    },
    person.timeline.length > 0 && {
      title: t('people:person.years'),
      body: <Years years={person.timeline} lang={lang} />,
    },
    person.writings.length > 0 && {
      title: t('people:person.writings'),
      body: <Writings scope={scope} items={person.writings} />,
    },
    isChair &&
      person.portrait !== null && {
        title: t('people:press.title'),
        body: <PressPortraits scope={scope} person={person} portrait={person.portrait} />,
      },
    isChair &&
      (party.email !== '' || party.phone !== '') && {
        title: t('people:chair.contact'),
        body: <ChairContact scope={scope} />,
      },
  ];
  return sections.filter((section) => section !== false);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** The path from the home page, through the first of the person's boards. */
function trailTo(scope: PageScope, person: PersonView) {
  const path = personPath(person);
  if (person.boards.includes('chair')) {
    return [{ name: scope.pageLabel(path) ?? person.name, path }];
  }
  const board = LISTED_BOARDS.find((one) => person.boards.includes(one));
  const fixed = board && BOARD_PATHS[board];
  const [first] = person.memberships;
  const own = first && ownBoard(first, scope.locale);
  const above = fixed
    ? { name: scope.pageLabel(fixed) ?? '', path: fixed }
    : own && { name: own.name.text, path: own.path };
  return [...(above ? [above] : []), { name: person.name, path }];
}

/** The page of a person. The chair's page also has a section for the press. */
export function personPage(scope: PageScope, person: PersonView): Page {
  const sections = sectionsOf(scope, person);
  const { text } = personWords(person, 'duty', scope.locale);
  const duty = text ? `${person.name}, ${text}` : person.name;
  return {
    head: {
      title: duty,
      description: person.description || duty,
      canonical: personPath(person),
      preloadImage: facePreload(person, HEAD_SIZES),
      trail: trailTo(scope, person),
    },
    // The page lists the person's content, and any content may be published, renamed or withdrawn.
    tags: ['people', 'list:all'],
    main: (
      <div className="wrap">
        <PersonHead scope={scope} person={person} />
        {sections.map(({ title, body }, index) => (
          <section className="sec" key={title}>
            <SectionHead number={sections.length > 1 ? NUMERALS[index] : ''} title={title} />
            {body}
          </section>
        ))}
        <StructuredData
          data={{ ...personData(scope, person), description: person.description || undefined }}
        />
      </div>
    ),
  };
}

/** Links to write to the chair or to call. */
function ChairContact({ scope }: { scope: PageScope }) {
  const { t, href, isFilled, party } = scope;
  return (
    <div className={`inset ${chairContactStyles.reach}`}>
      <p>{t('people:chair.contactText')}</p>
      <p className="hero-acts">
        {party.email && (
          <a className="btn" href={mailtoLink(party.email, t('people:chair.subject'))}>
            <Icon name="mail" />
            {t('people:chair.write')}
          </a>
        )}
        {party.phone && (
          <a className="btn line" href={`tel:${party.phone}`}>
            <Icon name="phone" />
            <span className="num" dir="ltr">
              {readableNumber(party.phone)}
            </span>
          </a>
        )}
      </p>
      {isFilled('/iletisim') && <More href={href('/iletisim')}>{t('people:chair.allWays')}</More>}
    </div>
  );
}

interface PressPortraitsProps {
  scope: PageScope;
  person: Person;
  portrait: Picture;
}

/** The portrait as files in the largest size, the JPEG first, and the contact for the press. */
function PressPortraits({ person, portrait, ...props }: PressPortraitsProps) {
  const scope = withParty(props.scope);
  const { t, party } = scope;
  const width = portrait.widths.at(-1) ?? portrait.width;
  const height = Math.round((portrait.height * width) / portrait.width);
  const stored = (['webp', 'avif'] as const).map((format) => ({
    format,
    href: mediaPath(portrait.mediaId, width, format),
  }));
  const files = [{ format: 'jpg' as const, href: portraitPath(person.slug, 'jpg') }, ...stored];
  const asFile = { ...person, inlineSvg: '' };
  return (
    <div className={`${pressPortraitsStyles.press} inset`}>
      <Face
        person={asFile}
        sizes="160px"
        alt={t('people:person.portrait', { name: person.name })}
      />
      <div>
        {party.press.terms && <p lang={wordsLanguage(scope, 'press')}>{party.press.terms}</p>}
        <ul role="list">
          {files.map(({ format, href }) => (
            <li key={format}>
              <a className="btn line" href={href} download={`${person.slug}.${format}`}>
                <Icon name="download" />
                {t('people:press.download', { format: NAMES[format], width, height })}
              </a>
            </li>
          ))}
        </ul>
        {party.press.email && (
          <p>
            {t('people:press.contact')}{' '}
            <a href={`mailto:${party.press.email}`}>{party.press.email}</a>
          </p>
        )}
      </div>
    </div>
  );
}
