import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import type { MenuChoice } from '../../../own-pages/contract.ts';
import { boardRoutes, type StaffBoard } from '../contract.ts';

interface MenuFieldProps {
  board: StaffBoard;
  onChanged: (board: StaffBoard) => void;
}

/** The place of a board in the menu; a choice is stored at once. */
export function MenuField({ board, onChanged }: MenuFieldProps) {
  const { t } = useText();
  const { place, groups } = board.menu;
  const placing = useMutation({
    mutationFn: (chosen: MenuChoice) =>
      call(boardRoutes.place, { params: { id: board.id }, body: { place: chosen } }),
    onSuccess({ data }) {
      toast.success(t('boardsDesk:menuSaved'));
      onChanged(data);
    },
  });
  return (
    <>
      <NativeSelect
        id="board-menu"
        label={t('boardsDesk:menuLabel')}
        maw={420}
        value={placing.isPending ? placing.variables : place}
        disabled={!board.isShown || placing.isPending}
        onChange={({ currentTarget }) => placing.mutate(currentTarget.value)}
        data={[
          { value: 'none', label: t('boardsDesk:menuNone') },
          { value: 'top', label: t('boardsDesk:menuTop') },
          ...groups.map(({ id, title }) => ({
            value: id,
            label: t('boardsDesk:menuUnder', { title }),
          })),
        ]}
      />
      {placing.error ? <FieldFailure error={placing.error} /> : null}
    </>
  );
}
