import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { BOARD_PATHS, type BoardView, type Person, personPath, personWords } from '../schema.ts';
import { Face, personData } from './face.tsx';
import gridStyles from './people-grid.module.css';
import styles from './person.module.css';

const CARD_SIZES =
  '(min-width: 1400px) 252px, (min-width: 1100px) 21vw, (min-width: 600px) 28vw, calc(50vw - 28px)';

const Duty = ({ text, lang }: { text: string; lang?: string }) => <p lang={lang}>{text}</p>;

/** People in two, three or four columns. */
export function PeopleGrid({ scope, people }: { scope: PageScope; people: Person[] }) {
  const { href, locale } = scope;
  return (
    <ul role="list" className={gridStyles.folk}>
      {people.map((person) => (
        <li key={person.slug}>
          <Face person={person} sizes={CARD_SIZES} />
          <h3 lang="tr">
            <a href={href(personPath(person))}>{person.name}</a>
          </h3>
          <Duty {...personWords(person, 'duty', locale)} />
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
  const { members } = view;
  return (
    <section className="sec">
      <SectionHead number={formatNumber(locale, members.length)} title={t('people:board.members')}>
        <span className="muted">{t('people:board.order')}</span>
      </SectionHead>
      <div className="inset">
        <PeopleGrid scope={scope} people={members} />
      </div>
    </section>
  );
}

/** The members of a board, and its work. */
export function boardPage(scope: PartyScope, view: BoardView): Page {
  const { t, locale, party, pageLabel } = scope;
  const path = BOARD_PATHS[view.board];
  const name = pageLabel(path) ?? '';
  const count = view.members.length + (view.chair ? 1 : 0);
  const lead = party.boards[view.board].lead;
  return {
    head: {
      title: name,
      description: lead || t('people:board.description', { board: name, party: party.name }),
      canonical: path,
      trail: [{ name, path }],
      noindex: count === 0,
    },
    tags: ['people'],
    main: (
      <div className="wrap">
        <PageHeader
          title={name}
          lead={count > 0 ? lead : t('people:board.empty')}
          lang={count > 0 ? wordsLanguage(scope, 'boards') : undefined}
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
        <BoardWork scope={scope} view={view} />
        {count > 0 && <StructuredData data={boardData(scope, name, view)} />}
      </div>
    ),
  };
}

/** The work of the board and how it is elected, with further links. */
function BoardWork({ scope, view }: { scope: PartyScope; view: BoardView }) {
  const { t, href, pageLabel } = scope;
  const other = BOARD_PATHS[view.board === 'presidency' ? 'executive' : 'presidency'];
  const toOther = (
    <p className="onward">
      <More href={href(other)}>{pageLabel(other)}</More>
    </p>
  );
  if (view.textHtml === '') return <div className="inset">{toOther}</div>;
  return (
    <section className="sec">
      <SectionHead title={t('people:board.work')}>
        <More href={href('/tuzuk')}>{t('people:board.charter')}</More>
      </SectionHead>
      <div className="inset">
        <div
          className="prose plain"
          lang={wordsLanguage(scope, 'boards')}
          {...rawHtml(writtenHtml(t, view.textHtml))}
        />
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
