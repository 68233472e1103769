import {
  Button,
  Menu,
  NativeSelect,
  type NativeSelectProps,
  Stack,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { IconBookmark, IconX } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import type { ListState } from './define-list.ts';
import css from './filter-bar.module.css';
import {
  MOST_VIEWS,
  NAME_MAX,
  type SavedView,
  useSavedViews,
  withoutView,
  withView,
} from './saved-views.ts';
import { SearchField, useTypedSearch } from './search-field.tsx';

interface FilterBarProps<View, Name> {
  state: ListState<View>;
  /** Left out if the records cannot be searched. */
  search?: {
    /** The filter that contains the search words. */
    name: Name;
    label: string;
    hint: string;
    maxLength: number;
  };
  /** The other filters. */
  children?: ReactNode;
}

/** The search field, the filters of the list, and the button that removes them all. */
export function FilterBar<
  View extends Record<Name, unknown> & { page: number },
  Name extends string,
>({ state, search, children }: FilterBarProps<View, Name>) {
  const { list, view, show } = state;
  const [typed, setTyped] = useTypedSearch(search ? String(view[search.name]) : '', (text) => {
    if (search) show({ [search.name]: text } as Partial<View>, true);
  });
  const clear = () => {
    setTyped('');
    show(list.noFilters as Partial<View>);
  };
  return (
    <search className={css.filters}>
      {search ? (
        <SearchField
          label={search.label}
          hint={search.hint}
          maxLength={search.maxLength}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      {children}
      {list.isFiltered(view) ? <ClearButton onClick={clear} /> : null}
      <ViewsMenu state={state} />
    </search>
  );
}

/** Removes every filter of a list. */
function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  return (
    <Button variant="subtle" leftSection={<IconX size={15} aria-hidden="true" />} onClick={onClick}>
      {t('dashboard:list.clear')}
    </Button>
  );
}

/**
 * Filters and orders that were saved under a name. Nothing is shown if there is nothing to save.
 */
function ViewsMenu<View extends { page: number }>({
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

interface SaveViewDialogProps {
  views: SavedView[];
  /** The query to save. */
  search: string;
  /** Returns false if the browser did not store the views. */
  store: (views: SavedView[]) => boolean;
  onClose: () => void;
}

/** Asks for the name of a view. */
function SaveViewDialog({ views, search, store, onClose }: SaveViewDialogProps) {
  const { t } = useText();
  const [name, setName] = useState('');
  const label = t('dashboard:views.name');
  const { faults, submit, clearFaults } = useSubmit({
    find: () => {
      const next = withView(views, { name: name.trim(), search });
      if (!name.trim()) return { name: t('dashboard:validation.required', { field: label }) };
      return next.length > MOST_VIEWS
        ? { name: t('dashboard:views.full', { max: MOST_VIEWS }) }
        : {};
    },
    send: async () => {
      const isStored = store(withView(views, { name: name.trim(), search }));
      if (isStored) toast.success(t('dashboard:views.saved'));
      else toast.error(t('dashboard:views.notStored'));
      if (isStored) onClose();
    },
  });
  return (
    <Dialog opened title={t('dashboard:views.saveTitle')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            id="view-name"
            label={label}
            description={t('dashboard:views.hint')}
            maxLength={NAME_MAX}
            autoComplete="off"
            data-autofocus
            error={faults.name ?? faults.form}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              clearFaults('name');
            }}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
            <Button type="submit" variant="filled">
              {t('dashboard:views.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

interface FilterSelectProps<View, Name> {
  state: Pick<ListState<View>, 'view' | 'show'>;
  name: Name;
  label: string;
  /** The choice that means no filter. */
  all: string;
  options: NonNullable<NativeSelectProps['data']>;
}

/** A filter with one value from a list. */
export function FilterSelect<View extends Record<Name, string | number>, Name extends string>({
  state: { view, show },
  name,
  label,
  all,
  options,
}: FilterSelectProps<View, Name>) {
  return (
    <NativeSelect
      className={css.select}
      aria-label={label}
      value={view[name]}
      onChange={(event) => show({ [name]: event.currentTarget.value } as Partial<View>)}
      data={[{ value: '', label: all }, ...options] as NativeSelectProps['data'] & object}
    />
  );
}
