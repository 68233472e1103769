import '../../../../dashboard/styles/lists.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { PageHead } from '../../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../../dashboard/parts/pager.tsx';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import type { ContentSummary } from '../../schema.ts';
import { contentPage } from '../content-calls.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import {
  filterOf,
  type ListView,
  PAGE_SIZE,
  readListView,
  rememberListView,
  writeListView,
} from './list-address.ts';
import { ListBody } from './list-body.tsx';
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
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readListView(search);
  const [leaving, setLeaving] = useState<ContentSummary | null>(null);
  const query = useQuery(contentPage(filterOf(view)));
  useEffect(() => rememberListView(view));

  /** Every change of what is shown starts on its first page, unless it is the page itself. */
  const show = (patch: Partial<ListView>, replace = false) =>
    navigate(
      { search: writeListView({ ...view, page: 1, ...patch }) },
      { replace, preventScrollReset: replace },
    );

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
      <ListBody view={view} query={query} onChange={show} onDelete={setLeaving} />
      {query.data ? (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={query.data.total}
          searchOf={(page) => writeListView({ ...view, page })}
        />
      ) : null}
      <DeleteDialog content={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
