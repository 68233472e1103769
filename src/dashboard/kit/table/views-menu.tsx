import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { IconBookmark } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { withoutView } from './saved-views.ts';
import type { ListState } from './use-list-view.ts';
import { useSavedViews } from './use-saved-views.ts';

/**
 * Filters and orders that were saved under a name. Nothing is shown if there is nothing to save.
 */
export function ViewsMenu<View extends { page: number }>({
  state: { list, view },
}: {
  state: ListState<View>;
}) {
  const { t } = useText();
  const { views, store } = useSavedViews(list.path);
  const [saving, setSaving] = useState(false);
  const search = list.write({ ...view, page: 1 });
  const current = views.find((one) => one.search === search);
  if (views.length === 0 && search === '') return null;

  const remove = (name: string) => {
    if (store(withoutView(views, name))) toast.success(t('dashboard:views.removed'));
    else toast.error(t('dashboard:views.notStored'));
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconBookmark size={16} stroke={1.7} aria-hidden="true" />}>
            {current?.name ?? t('dashboard:views.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((one) => (
            <Menu.Item
              key={one.name}
              component={Link}
              to={{ search: one.search }}
              aria-current={one === current ? 'page' : undefined}
            >
              {one.name}
            </Menu.Item>
          ))}
          {views.length > 0 ? <Menu.Divider /> : null}
          {current ? (
            <Menu.Item color="danger" onClick={() => remove(current.name)}>
              {t('dashboard:views.remove', { name: current.name })}
            </Menu.Item>
          ) : (
            <Menu.Item disabled={search === ''} onClick={() => setSaving(true)}>
              {t('dashboard:views.save')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {saving ? (
        <SaveViewDialog
          views={views}
          search={search}
          store={store}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  );
}
