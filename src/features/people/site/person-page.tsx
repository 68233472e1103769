import type { ReactNode } from 'react';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { Years } from '../../../ui/years.tsx';
import { BOARD_PATHS, LISTED_BOARDS, personPath, personWords } from '../schema.ts';
import type { PersonView } from '../views.ts';
import { ChairContact } from './chair-contact.tsx';
import { facePreload } from './face.tsx';
import { personData } from './person-data.ts';
import { HEAD_SIZES, PersonHead } from './person-head.tsx';
import { PressPortraits } from './press-portraits.tsx';
import { Writings } from './writings.tsx';

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
    return [{ name: scope.nameOf(path) ?? person.name, path }];
  }
  const board = LISTED_BOARDS.find((one) => person.boards.includes(one));
  const above = board && BOARD_PATHS[board];
  return [
    ...(above ? [{ name: scope.nameOf(above) ?? '', path: above }] : []),
    { name: person.name, path },
  ];
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
