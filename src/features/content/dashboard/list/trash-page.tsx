import { Menu } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DeleteDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { defineList, useListView } from '../../../../dashboard/kit/table/define-list.ts';
import { contentRoutes } from '../../contract.ts';
import { type DeletedContent, deskRoutes, TrashFilter } from '../../desk/contract.ts';
import { useRecover } from '../delete-dialog.tsx';
import { EditorsOnly, StateMark } from '../parts.tsx';
import { contentsList, TRASH_PATH } from './contents-list.ts';

const trashList = defineList({ path: TRASH_PATH, query: TrashFilter, filters: [], pageSize: 20 });

export function TrashPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('content:lists.trash')}</PageTitle>
      {can.content ? <Trash /> : <EditorsOnly title={t('content:lists.trash')} />}
    </div>
  );
}

function Trash() {
  const { t, locale } = useText();
  const client = useQueryClient();
  const state = useListView(trashList);
  const query = useQuery(read(deskRoutes.trash, { query: trashList.filterOf(state.view) }));
  const [erasing, setErasing] = useState<DeletedContent | null>(null);
  const recover = useRecover();
  const columns = useTrashColumns((iso) => shortMoment(locale, new Date(iso)));
  return (
    <>
      <BackLink to={contentsList.lastAddress()}>{t('content:editor.contents')}</BackLink>
      <PageHead title={t('content:lists.trash')} />
      <p>{t('content:lists.trashText')}</p>
      <DataList
        state={state}
        query={query}
        words="content:lists.trashList."
        label={t('content:lists.trashList.label')}
        columns={columns}
        rowKey={({ id }) => id}
        menu={(content) => (
          <RowMenu name={content.title}>
            <Menu.Item onClick={() => recover.mutate(content.id)}>
              {t('content:lists.trashList.restore')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="danger" onClick={() => setErasing(content)}>
              {t('content:lists.trashList.erase')}
            </Menu.Item>
          </RowMenu>
        )}
      />
      <DeleteDialog
        id={erasing?.id ?? null}
        action={t('content:lists.trashList.erase')}
        question={t('content:lists.trashList.eraseTitle')}
        hint={t('content:lists.trashList.eraseHint')}
        remove={async (id) => {
          await call(deskRoutes.erase, { params: { id } });
          return t('content:lists.trashList.erased');
        }}
        onRemoved={() => void reload(client, contentRoutes)}
        onClose={() => setErasing(null)}
      >
        {erasing?.title}
      </DeleteDialog>
    </>
  );
}

/** `day` writes a time in words. */
export function useTrashColumns(day: (iso: string) => string): Column<DeletedContent>[] {
  const { t } = useText();
  return [
    {
      id: 'title',
      header: t('content:lists.trashList.title'),
      wide: true,
      cell: ({ title }) => title,
    },
    {
      id: 'state',
      header: t('content:lists.trashList.state'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      id: 'category',
      header: t('content:editor.fields.category'),
      from: 'lg',
      soft: true,
      cell: ({ category }) => t(`content:categories.${category}.name`),
    },
    {
      id: 'deletedBy',
      header: t('content:lists.trashList.deletedBy'),
      soft: true,
      cell: ({ deletedBy }) => deletedBy ?? '–',
    },
    {
      id: 'deletedAt',
      header: t('content:lists.trashList.deletedAt'),
      atEnd: true,
      soft: true,
      cell: ({ deletedAt }) => day(deletedAt),
    },
    {
      id: 'erasedAt',
      header: t('content:lists.trashList.erasedAt'),
      atEnd: true,
      soft: true,
      namedInCards: true,
      cell: ({ erasedAt }) => day(erasedAt),
    },
  ];
}
