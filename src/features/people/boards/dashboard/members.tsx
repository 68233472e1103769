import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useParams } from 'react-router';
import { OpenRecord } from '../../../../dashboard/kit/form/open-record.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { call, forget, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { MenuField, RemovalDialog } from '../../../own-pages/dashboard/shared.ts';
import { peopleRoutes } from '../../contract.ts';
import { ChosenPeople } from '../../dashboard/chosen-people.tsx';
import { boardRoutes, type StaffBoard } from '../contract.ts';
import { LIST, ShownMark, textsOf } from './parts.tsx';

export function MembersPage() {
  const { t } = useText();
  const { boardId = '' } = useParams();
  const title = t('boardsDesk:editTitle');
  return (
    <AdminsOnly title={title} texts="boardsDesk:">
      <OpenRecord
        key={boardId}
        query={read(boardRoutes.get, { params: { id: boardId } })}
        title={title}
        texts="boardsDesk:"
        list={LIST}
        toList={t('boardsDesk:title')}
      >
        {(board) => <BoardDesk opened={board} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

function BoardDesk({ opened }: { opened: StaffBoard }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [board, setBoard] = useState(opened);
  const [isRemoving, setRemoving] = useState(false);
  function changed(next: StaffBoard) {
    setBoard(next);
    void reload(client, boardRoutes);
    void reload(client, peopleRoutes);
  }
  return (
    <div className="page">
      <BackLink to={LIST}>{t('boardsDesk:title')}</BackLink>
      <PageHead title={board.name} lead={board.path}>
        <ShownMark isShown={board.isShown} />
        {board.isShown ? (
          <Button component="a" href={board.path} target="_blank" rel="noopener">
            {t('boardsDesk:onSite')}
          </Button>
        ) : null}
        {board.key ? null : (
          <>
            <Button component={Link} to={textsOf(board.id)}>
              {t('boardsDesk:textsAndAddress')}
            </Button>
            <Button color="danger" onClick={() => setRemoving(true)}>
              {t('boardsDesk:remove')}
            </Button>
          </>
        )}
      </PageHead>
      {board.key ? (
        <p className="hint">
          {t('boardsDesk:fixedText')}{' '}
          <Link to="/dashboard/admin/party">{t('boardsDesk:toSettings')}</Link>
        </p>
      ) : null}
      <FormSection title={t('boardsDesk:members')} text={t('boardsDesk:membersText')}>
        <Members key={board.version} board={board} onSaved={changed} />
      </FormSection>
      <FormSection
        title={t('boardsDesk:menu')}
        text={t(board.isShown ? 'boardsDesk:menuText' : 'boardsDesk:menuLater')}
      >
        <MenuField
          id="board-menu"
          menu={board.menu}
          disabled={!board.isShown}
          place={(place) => call(boardRoutes.place, { params: { id: board.id }, body: { place } })}
          onChanged={changed}
        />
      </FormSection>
      <RemovalDialog
        record={isRemoving ? board : null}
        id="board"
        name={board.name}
        question={t('boardsDesk:removeQuestion')}
        action={t('boardsDesk:remove')}
        hint={t('boardsDesk:removeHint')}
        targetHint={t('boardsDesk:targetHint')}
        remove={({ id, version }, target) =>
          call(boardRoutes.remove, { params: { id }, body: { version, target } })
        }
        onRemoved={({ id }) => {
          void navigate(LIST, { replace: true, state: { saved: true } });
          forget(client, boardRoutes, id);
        }}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}

interface MembersProps {
  board: StaffBoard;
  onSaved: (board: StaffBoard) => void;
}

/** Who belongs to the board, in its order. */
function Members({ board, onSaved }: MembersProps) {
  const stored = useMemo(() => ({ members: board.members, chairId: null }), [board.members]);
  return (
    <ChosenPeople
      stored={stored}
      texts="boardsDesk:"
      save={async ({ members }) => {
        const { data, message } = await call(boardRoutes.setMembers, {
          params: { id: board.id },
          body: {
            version: board.version,
            members: members.map(({ personId, office }) => ({ personId, office })),
          },
        });
        toast.success(message);
        onSaved(data);
      }}
    />
  );
}
