import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import type { MenuChoice, OwnPage } from '../contract.ts';

interface MenuFieldProps<Rec> {
  id: string;
  menu: OwnPage['menu'];
  /** Only what visitors see can be in the menu. */
  disabled: boolean;
  place: (chosen: MenuChoice) => Promise<{ data: Rec }>;
  onChanged: (record: Rec) => void;
}

/** The place of a page in the menu; a choice is stored at once. */
export function MenuField<Rec>({ id, menu, disabled, place, onChanged }: MenuFieldProps<Rec>) {
  const { t } = useText();
  const placing = useMutation({
    mutationFn: place,
    onSuccess({ data }) {
      toast.success(t('ownPages:menuSaved'));
      onChanged(data);
    },
  });
  return (
    <>
      <NativeSelect
        id={id}
        label={t('ownPages:menuLabel')}
        maw={420}
        value={placing.isPending ? placing.variables : menu.place}
        disabled={disabled || placing.isPending}
        onChange={({ currentTarget }) => placing.mutate(currentTarget.value)}
        data={[
          { value: 'none', label: t('ownPages:menuNone') },
          { value: 'top', label: t('ownPages:menuTop') },
          ...menu.groups.map((group) => ({
            value: group.id,
            label: t('ownPages:menuUnder', { title: group.title }),
          })),
        ]}
      />
      {placing.error ? <FieldFailure error={placing.error} /> : null}
    </>
  );
}
