import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { PartyScope } from '../../party/schema.ts';
import {
  BOARD_PATHS,
  type BoardView,
  type Member,
  officeOf,
  type Person,
  personPath,
  personWords,
} from '../schema.ts';
import { Face, personData } from './face.tsx';
import gridStyles from './people-grid.module.css';
import styles from './person.module.css';

const CARD_SIZES =
  '(min-width: 1400px) 252px, (min-width: 1100px) 21vw, (min-width: 600px) 28vw, calc(50vw - 28px)';

const Duty = ({ text, lang }: { text: string; lang?: string | undefined }) => (
  <p lang={lang}>{text}</p>
);

/** People in two, three or four columns. */
export function PeopleGrid({ scope, people }: { scope: PageScope; people: Member[] }) {
  const { href, locale } = scope;
  return (
    <ul role="list" className={gridStyles.folk}>
      {people.map((person) => (
        <li key={person.slug}>
          <Face person={person} sizes={CARD_SIZES} />
          <h3 lang="tr">
            <a href={href(personPath(person))}>{person.name}</a>
          </h3>
          <Duty {...officeOf(person, locale)} />
          <p className="muted" lang="tr">
            {person.province}
          </p>
        </li>
      ))}
    </ul>
  );
}

const SIZES =
  '(min-width: 1400px) 422px, (min-width: 1200px) 33vw, (min-width: 900px) 38vw, calc(100vw - 58px)';

/** Structured data of the board for search engines (schema.org). */
function boardData(scope: PageScope, name: string, { chair, members }: BoardView) {
  const { origin, party } = scope;
  const people = chair ? [chair, ...members] : members;
  return {
    '@type': 'Organization',
    name,
    parentOrganization: { '@type': 'Organization', name: party.name, url: origin },
    member: people.map((person) => {
      const { worksFor, ...data } = personData(scope, person);
      return data;
    }),
  };
}

function Members({ scope, view }: { scope: PageScope; view: BoardView }) {
  const { t, locale } = scope;
  const { members, key } = view;
  return (
    <section className="sec">
      <SectionHead number={formatNumber(locale, members.length)} title={t('people:board.members')}>
        {key && <span className="muted">{t('people:board.order')}</span>}
      </SectionHead>
      <div className="inset">
        <PeopleGrid scope={scope} people={members} />
      </div>
    </section>
  );
}

/** The members of a board, and its work. */
export function boardPage(scope: PartyScope, view: BoardView): Page {
  const { t, locale, party } = scope;
  const { path, name, lead, languages } = view;
  const count = view.members.length + (view.chair ? 1 : 0);
  const isEmpty = count === 0 && (view.key !== null || lead.text === '');
  return {
    head: {
      title: name.text,
      description:
        lead.text || t('people:board.description', { board: name.text, party: party.name }),
      canonical: path,
      ...(view.key === null && { alternates: languages }),
      trail: [{ name: name.text, path }],
      noindex: count === 0,
    },
    tags: ['people'],
    main: (
      <div className="wrap">
        <PageHeader
          title={name.text}
          lead={isEmpty ? t('people:board.empty') : lead.text}
          lang={isEmpty ? undefined : lead.lang}
          titleLang={name.lang}
          rail={
            count > 0 && (
              <>
                <span className="count num">{formatNumber(locale, count)}</span>{' '}
                {t('people:board.unit', { count })}
              </>
            )
          }
        />
        {view.chair && <LeadingPerson scope={scope} person={view.chair} />}
        {view.members.length > 0 && <Members scope={scope} view={view} />}
        {view.key ? (
          <BoardWork scope={scope} view={view} />
        ) : (
          <AboutBoard scope={scope} view={view} />
        )}
        {count > 0 && <StructuredData data={boardData(scope, name.text, view)} />}
      </div>
    ),
  };
}

function Written({ scope: { t }, view: { html } }: { scope: PageScope; view: BoardView }) {
  return <div className="prose plain" lang={html.lang} {...rawHtml(writtenHtml(t, html.text))} />;
}

/** What the party wrote about a board of its own. */
function AboutBoard({ scope, view }: { scope: PageScope; view: BoardView }) {
  if (view.html.text === '') return null;
  return (
    <section className="sec">
      <SectionHead title={scope.t('people:board.about')} />
      <div className="inset">
        <Written scope={scope} view={view} />
      </div>
    </section>
  );
}

/** The work of a fixed board and how it is elected, with further links. */
function BoardWork({ scope, view }: { scope: PartyScope; view: BoardView }) {
  const { t, href, pageLabel, isFilled } = scope;
  const other = BOARD_PATHS[view.key === 'presidency' ? 'executive' : 'presidency'];
  const toOther = isFilled(other) && (
    <p className="onward">
      <More href={href(other)}>{pageLabel(other)}</More>
    </p>
  );
  if (view.html.text === '') return <div className="inset">{toOther}</div>;
  return (
    <section className="sec">
      <SectionHead title={t('people:board.work')}>
        {isFilled('/tuzuk') && <More href={href('/tuzuk')}>{t('people:board.charter')}</More>}
      </SectionHead>
      <div className="inset">
        <Written scope={scope} view={view} />
        {toOther}
      </div>
    </section>
  );
}

/** The chair, larger than the others, with the chair's quote. */
function LeadingPerson({ scope, person }: { scope: PageScope; person: Person }) {
  const { t, href, locale } = scope;
  const duty = personWords(person, 'duty', locale);
  const quote = personWords(person, 'quote', locale);
  const path = href(personPath(person));
  return (
    <section className={`${styles.leading} inset`}>
      <div className={`${styles.ph} corner`}>
        <Face person={person} sizes={SIZES} first />
      </div>
      <div>
        <p className="cat" lang={duty.lang}>
          {duty.text}
        </p>
        <h2 lang="tr">
          <a href={path}>{person.name}</a>
        </h2>
        {person.province && (
          <p className="muted" lang="tr">
            {person.province}
          </p>
        )}
        {quote.text && <blockquote lang={quote.lang}>{quote.text}</blockquote>}
        <More href={path}>{t('people:board.chairMore')}</More>
      </div>
    </section>
  );
}
