import { ActionIcon, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useParams } from 'react-router';
import { LanguageChoice } from '../../../../dashboard/kit/form/language-choice.tsx';
import { OpenRecord } from '../../../../dashboard/kit/form/open-record.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { IconPlus, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import { peopleRoutes } from '../../contract.ts';
import { OrderedRows } from '../../dashboard/ordered-rows.tsx';
import { Face } from '../../dashboard/parts.tsx';
import { boardRoutes, type StaffBoard, type StaffMember } from '../contract.ts';
import { BOARD_LIMITS, NO_OFFICE } from '../schema.ts';
import css from './boards.module.css';
import { MenuField } from './menu-field.tsx';
import { LIST, ShownMark, textsOf } from './parts.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

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
        <MenuField board={board} onChanged={changed} />
      </FormSection>
      <RemoveDialog
        board={isRemoving ? board : null}
        onRemoved={() => void navigate(LIST, { replace: true, state: { saved: true } })}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}

interface MembersProps {
  board: StaffBoard;
  onSaved: (board: StaffBoard) => void;
}

/** Who belongs to the board, in its order; everything is saved together. */
function Members({ board, onSaved }: MembersProps) {
  const { t } = useText();
  const [members, setMembers] = useState<readonly StaffMember[]>(board.members);
  const [locale, setLocale] = useState<Locale>('tr');
  const [announced, announce] = useState('');
  const unsaved = members !== board.members;
  const discard = useCallback(() => setMembers(board.members), [board.members]);
  const saving = useMutation({
    mutationFn: () =>
      call(boardRoutes.setMembers, {
        params: { id: board.id },
        body: {
          version: board.version,
          members: members.map(({ personId, office }) => ({ personId, office })),
        },
      }),
    onSuccess({ data, message }) {
      toast.success(message);
      onSaved(data);
    },
  });
  function move(from: number, to: number) {
    const member = members[from];
    if (!member || to < 0 || to >= members.length) return;
    setMembers(members.toSpliced(from, 1).toSpliced(to, 0, member));
    announce(t('peopleDesk:moved', { name: member.name, position: to + 1 }));
  }
  const setOffice = (personId: string, text: string) =>
    setMembers((all) =>
      all.map((one) =>
        one.personId === personId ? { ...one, office: { ...one.office, [locale]: text } } : one,
      ),
    );
  return (
    <Stack align="stretch">
      <UnsavedGuard unsaved={unsaved} onDiscard={discard} />
      {members.length > 0 ? (
        <>
          <LanguageChoice label={t('boardsDesk:language')} shown={locale} onShow={setLocale} />
          <OrderedRows
            label={t('boardsDesk:order')}
            rows={members}
            idOf={({ personId }) => personId}
            nameOf={({ name }) => name}
            onMove={move}
            announced={announced}
            actions={({ personId, name }) => (
              <ActionIcon
                aria-label={t('boardsDesk:takeOutOf', { name })}
                title={t('boardsDesk:takeOut')}
                onClick={() => setMembers(members.filter((one) => one.personId !== personId))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          >
            {({ personId, name, duty, portrait, office }) => (
              <>
                <Face name={name} portrait={portrait} />
                <span className={css.who}>
                  <span lang="tr">{name}</span>
                </span>
                <TextInput
                  className={css.office}
                  aria-label={t('boardsDesk:officeOf', { name })}
                  placeholder={locale === 'tr' ? duty : office.tr}
                  lang={locale}
                  autoComplete="off"
                  maxLength={BOARD_LIMITS.office}
                  value={office[locale]}
                  onChange={({ currentTarget }) => setOffice(personId, currentTarget.value)}
                />
              </>
            )}
          </OrderedRows>
        </>
      ) : (
        <p className="hint">{t('boardsDesk:noMembers')}</p>
      )}
      <AddMember members={members} onAdd={(member) => setMembers([...members, member])} />
      {saving.error ? <FieldFailure error={saving.error} /> : null}
      <Group gap="sm">
        <Button
          variant="filled"
          disabled={!unsaved}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('boardsDesk:saveMembers')}
        </Button>
        <span className="hint" role="status">
          {unsaved ? t('boardsDesk:membersUnsaved') : ''}
        </span>
      </Group>
    </Stack>
  );
}

interface AddMemberProps {
  members: readonly StaffMember[];
  onAdd: (member: StaffMember) => void;
}

/** Everyone who does not belong to the board yet. */
function AddMember({ members, onAdd }: AddMemberProps) {
  const { t } = useText();
  const { data } = useQuery(read(peopleRoutes.list));
  const [chosen, setChosen] = useState('');
  const known = new Set(members.map(({ personId }) => personId));
  const others = (data ?? []).filter(({ id }) => !known.has(id));
  const person = others.find(({ id }) => id === chosen);
  if (data && others.length === 0) return <p className="hint">{t('boardsDesk:noneLeft')}</p>;
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        id="board-person"
        label={t('boardsDesk:choose')}
        value={person ? chosen : ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: '–' },
          ...others.map(({ id, name, duty }) => ({
            value: id,
            label: duty ? `${name}, ${duty}` : name,
          })),
        ]}
      />
      <Button
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={!person}
        onClick={() => {
          if (!person) return;
          const { id, name, duty, portrait } = person;
          onAdd({ personId: id, name, duty, portrait, office: NO_OFFICE });
          setChosen('');
        }}
      >
        {t('boardsDesk:addMember')}
      </Button>
    </Group>
  );
}
