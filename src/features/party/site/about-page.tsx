import type { ReactNode } from 'react';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Page } from '../../../site/kit/page.ts';
import { PrincipleList } from '../../../site/kit/parts/lists.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { Years } from '../../../ui/years.tsx';
import { STATIC_PAGES_TAG } from '../../static-pages/contract.ts';
import type { PartyScope } from '../schema.ts';
import type { AboutView, DocumentLink } from '../views.ts';
import { AboutFigures } from './about-figures.tsx';
import styles from './about-links.module.css';

const PEOPLE = ['/genel-baskan', '/baskanlik-divani', '/merkez-yurutme-kurulu', '/toplantilar'];

const WAYS_IN = ['/uye-olun', '/bagis', '/iletisim'];

/** Also those without a fixed address. */
const ALL_DOCUMENTS = '/belgeler';

const PATH = '/hakkimizda';
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

interface Section {
  title: string;
  body: ReactNode;
  /** The language of the title and the text, if it is not that of the page. */
  lang?: Locale | undefined;
}

/** The sections for which the party has entered texts, in the order of the page. */
function sectionsOf(scope: PartyScope, view: AboutView): Section[] {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'about');
  const prose = (html: string) => (
    <div className="prose plain inset" lang={lang} {...rawHtml(writtenHtml(t, html))} />
  );
  const sections = [
    view.own && {
      title: view.own.title,
      lang: view.own.lang,
      body: <div className="prose plain inset" {...rawHtml(writtenHtml(t, view.own.html))} />,
    },
    !view.own &&
      view.textHtml !== '' && { title: t('party:about.who'), body: prose(view.textHtml) },
    party.principles.length > 0 && {
      title: t('party:about.principles'),
      body: (
        <div className="inset">
          <PrincipleList scope={scope} />
        </div>
      ),
    },
    party.about.history.length > 0 && {
      title: t('party:about.history'),
      body: <Years years={party.about.history} lang={lang} />,
    },
    {
      title: t('party:about.organisation'),
      body: (
        <>
          {view.organisationHtml && prose(view.organisationHtml)}
          <AboutLinks scope={scope} documents={view.documents.links} />
        </>
      ),
    },
  ];
  return sections.filter((section) => section !== false && section !== null);
}

export function aboutPage(scope: PartyScope, view: AboutView): Page {
  const { t, party } = scope;
  const name = t('party:pages.about');
  const sections = sectionsOf(scope, view);
  const lead = party.about.lead || party.introduction;
  const isUnwritten = lead === '' && !view.own && view.textHtml === '';
  return {
    head: {
      title: name,
      description: party.about.lead || t('party:about.description', { party: party.name }),
      canonical: PATH,
      trail: [{ name, path: PATH }],
    },
    // The figures on the page count people, content and documents.
    tags: ['party', 'people', 'list:all', STATIC_PAGES_TAG, ...view.documents.tags],
    main: (
      <div className="wrap">
        <PageHeader
          title={name}
          lead={isUnwritten ? t('party:about.empty') : lead}
          lang={
            isUnwritten
              ? undefined
              : wordsLanguage(scope, party.about.lead ? 'about' : 'introduction')
          }
        />
        <AboutFigures scope={scope} figures={view.figures} />
        {sections.map(({ title, body, lang }, index) => (
          <section className="sec" key={title} lang={lang}>
            <SectionHead number={sections.length > 1 ? NUMERALS[index] : undefined} title={title} />
            {body}
          </section>
        ))}
      </div>
    ),
  };
}

/** Links to the boards, to the documents and to the ways of joining and helping the party. */
function AboutLinks({ scope, documents }: { scope: PartyScope; documents: DocumentLink[] }) {
  const { t } = scope;
  const groups = [
    { title: t('site:menu.organisation'), paths: PEOPLE.filter(scope.isFilled) },
    {
      title: t('party:about.documents'),
      paths: [...documents.map(({ path }) => path), ALL_DOCUMENTS].filter(scope.isFilled),
    },
    { title: t('party:about.ways'), paths: WAYS_IN.filter(scope.isFilled) },
  ];
  return (
    <div className={`${styles.linkGroups} inset`}>
      {groups
        .filter((group) => group.paths.length > 0)
        .map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul role="list">
              {group.paths.map((path) => (
                <li key={path}>
                  <More href={scope.href(path)}>{scope.pageLabel(path)}</More>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
