import { Button, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { peopleRoutes } from '../../contract.ts';
import { LIST as PEOPLE, pageOf } from '../../dashboard/parts.tsx';
import { CHAIR_PATH } from '../../schema.ts';
import { type BoardSummary, boardRoutes } from '../contract.ts';
import css from './boards.module.css';
import { ADD, membersOf, ShownMark, textsOf, useLanguagesNote } from './parts.tsx';

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('boardsDesk:title')} texts="boardsDesk:">
      <Boards />
    </AdminsOnly>
  );
}

function Boards() {
  const { t, locale } = useText();
  const { data, error, isFetching, refetch } = useQuery(read(boardRoutes.list));
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead
        title={t('boardsDesk:title')}
        count={data ? formatNumber(locale, data.length) : undefined}
        lead={t('boardsDesk:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('boardsDesk:add')}
        </Button>
      </PageHead>
      {data ? (
        <Paper withBorder component="section" aria-label={t('boardsDesk:title')}>
          <ul role="list" className={css.list}>
            <ChairRow />
            {data.map((board) => (
              <BoardRow key={board.id} board={board} />
            ))}
          </ul>
        </Paper>
      ) : error ? (
        <EmptyState kind="failed" title={t('boardsDesk:failedTitle')} error={error}>
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </div>
  );
}

/** The chair is an office of one person, and is chosen in their record. */
function ChairRow() {
  const { t } = useText();
  const { data } = useQuery(read(peopleRoutes.list));
  const chair = data?.find(({ boards }) => boards.includes('chair'));
  return (
    <li>
      <span className={css.who}>
        <Link to={chair ? pageOf(chair.id) : PEOPLE}>{t('peopleDesk:board.chair')}</Link>
        <span className={css.soft}>{CHAIR_PATH}</span>
      </span>
      <span className={css.soft}>
        {chair ? <span lang="tr">{chair.name}</span> : data ? t('boardsDesk:noChair') : null}
      </span>
      <ShownMark isShown />
    </li>
  );
}

function BoardRow({ board }: { board: BoardSummary }) {
  const { t } = useText();
  const languagesNote = useLanguagesNote();
  const { id, key, name, path, size, languages, isShown } = board;
  return (
    <li>
      <span className={css.who}>
        <Link to={membersOf(id)} lang="tr">
          {name}
        </Link>
        <span className={css.soft}>{path}</span>
      </span>
      <span className={css.soft}>
        {t('boardsDesk:size', { count: size })}
        {key ? null : (
          <>
            {' · '}
            <Link to={textsOf(id)}>{languagesNote(languages)}</Link>
          </>
        )}
      </span>
      <ShownMark isShown={isShown} />
    </li>
  );
}
