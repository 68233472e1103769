import '../../../../dashboard/styles/lists.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { ListBody } from '../../../../dashboard/parts/list-body.tsx';
import { PageHead } from '../../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../../dashboard/parts/pager.tsx';
import { useListView } from '../../../../dashboard/parts/use-list-view.ts';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import type { ContentSummary } from '../../schema.ts';
import { contentPage } from '../content-calls.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { ContentTable } from './content-table.tsx';
import {
  filterOf,
  isFiltered,
  NO_FILTERS,
  PAGE_SIZE,
  readListView,
  rememberListView,
  writeListView,
} from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { StateTabs } from './state-tabs.tsx';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('content:editor.contents')}</PageTitle>
      {can.content ? <ContentsList /> : <EditorsOnly title={t('content:editor.contents')} />}
    </div>
  );
}

function ContentsList() {
  const { t } = useText();
  const [view, show] = useListView(readListView, writeListView);
  const [leaving, setLeaving] = useState<ContentSummary | null>(null);
  const query = useQuery(contentPage(filterOf(view)));
  useEffect(() => rememberListView(view));

  const mayCreate = query.data?.can.create ?? false;
  return (
    <>
      <PageHead title={t('content:editor.contents')}>
        {mayCreate ? (
          <Button
            variant="filled"
            leftSection={<IconPlus size={17} aria-hidden="true" />}
            component={Link}
            to="/dashboard/blog/add"
          >
            {t('content:editor.new')}
          </Button>
        ) : null}
      </PageHead>
      <StateTabs view={view} />
      <ListFilters view={view} onChange={show} />
      <ListBody
        query={query}
        words="content:editor."
        isFiltered={isFiltered(view)}
        onFirstPage={() => show({ page: 1 })}
        onClearFilters={() => show(NO_FILTERS)}
        table={(page, stale) => (
          <ContentTable
            rows={page.data}
            view={view}
            stale={stale}
            onChange={show}
            onDelete={setLeaving}
          />
        )}
        begin={
          mayCreate ? (
            <Link to="/dashboard/blog/add">{t('content:editor.writeFirst')}</Link>
          ) : undefined
        }
      />
      {query.data ? (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={query.data.total}
          searchOf={(page) => writeListView({ ...view, page })}
        />
      ) : null}
      <DeleteContentDialog content={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
