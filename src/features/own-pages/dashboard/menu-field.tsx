import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { type MenuChoice, type OwnPage, ownPageRoutes } from '../contract.ts';

interface MenuFieldProps {
  page: OwnPage;
  onChanged: (page: OwnPage) => void;
}

/** The place of a published page in the menu; a choice is stored at once. */
export function MenuField({ page, onChanged }: MenuFieldProps) {
  const { t } = useText();
  const { place, groups } = page.menu;
  const placing = useMutation({
    mutationFn: (chosen: MenuChoice) =>
      call(ownPageRoutes.place, { params: { id: page.id }, body: { place: chosen } }),
    onSuccess({ data }) {
      toast.success(t('ownPages:menuSaved'));
      onChanged(data);
    },
  });
  return (
    <>
      <NativeSelect
        id="ownPage-menu"
        label={t('ownPages:menuLabel')}
        maw={420}
        value={placing.isPending ? placing.variables : place}
        disabled={page.state !== 'published' || placing.isPending}
        onChange={({ currentTarget }) => placing.mutate(currentTarget.value)}
        data={[
          { value: 'none', label: t('ownPages:menuNone') },
          { value: 'top', label: t('ownPages:menuTop') },
          ...groups.map(({ id, title }) => ({
            value: id,
            label: t('ownPages:menuUnder', { title }),
          })),
        ]}
      />
      {placing.error ? <FieldFailure error={placing.error} /> : null}
    </>
  );
}
