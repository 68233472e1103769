import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { BOARD_PATHS } from '../schema.ts';
import type { BoardView } from '../views.ts';
import { BoardWork } from './board-work.tsx';
import { LeadingPerson } from './leading-person.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { personData } from './person-data.ts';

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
  const { t, locale, party, nameOf } = scope;
  const path = BOARD_PATHS[view.board];
  const name = nameOf(path) ?? '';
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
            <>
              <span className="count num">{formatNumber(locale, count)}</span>{' '}
              {t('people:board.unit', { count })}
            </>
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
