import { Menu } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { type DeletedContent, TrashFilter } from '../../trash/schema.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { contentsList } from '../list/contents-list.ts';
import { reloadContents } from '../list/list-calls.ts';
import { TRASH_PATH } from '../paths.ts';
import { eraseContent, trashPage } from './trash-calls.ts';
import { useTrashColumns } from './trash-columns.tsx';
import { useRecover } from './use-recover.ts';

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
  const query = useQuery(trashPage(trashList.filterOf(state.view)));
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
          await eraseContent(id);
          return t('content:lists.trashList.erased');
        }}
        onRemoved={() => reloadContents(client)}
        onClose={() => setErasing(null)}
      >
        {erasing?.title}
      </DeleteDialog>
    </>
  );
}
