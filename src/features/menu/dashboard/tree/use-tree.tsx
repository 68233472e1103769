import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ToastAction } from '../../../../dashboard/kit/parts/toast-action.tsx';
import type { MenuChild, MenuFields, MenuNode } from '../../contract.ts';
import { fieldId, LIST_ID, titleButtonId } from '../field-ids.ts';
import {
  type Direction,
  insert,
  moveTo,
  type Place,
  remove,
  rowOf,
  rowsOf,
  step,
  update,
} from './tree.ts';

const UNDO_MS = 10_000;

/** After the tree was rendered again, and an open menu has given back the focus. */
const focusLater = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 50);

/** The items of the form, and what can be done with them; each change is announced to screen readers. */
export function useTree() {
  const { t } = useText();
  const { setValue, getValues, formState } = useFormContext<MenuFields>();
  const items = useWatch<MenuFields, 'items'>({ name: 'items' }) as MenuNode[];
  const [announced, announce] = useState('');
  /** The item whose fields are shown. */
  const [open, setOpen] = useState<string | null>(null);
  const { isSubmitted } = formState;
  const set = (next: MenuNode[]) =>
    setValue('items', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const titleOf = (item: MenuChild) => item.title.trim() || t('menu:untitled');

  function put(id: string, place: Place): void {
    const now = getValues('items');
    const row = rowOf(now, id);
    if (!row) return;
    set(moveTo(now, id, place));
    const above = place.parent === null ? null : rowOf(now, place.parent);
    const values = { title: titleOf(row.item), position: place.index + 1 };
    announce(
      above
        ? t('menu:said.movedUnder', { ...values, group: titleOf(above.item) })
        : t('menu:said.moved', values),
    );
    focusLater(titleButtonId(id));
  }

  function move(id: string, direction: Direction): void {
    const now = getValues('items');
    const row = rowOf(now, id);
    const place = step(now, id, direction);
    if (typeof place !== 'string') put(id, place);
    else if (row) announce(t(`menu:said.${place}`, { title: titleOf(row.item) }));
  }

  function add(parent: string | null): void {
    const now = getValues('items');
    const _id = newId();
    const translations = { en: '', de: '', es: '' };
    const link = { _id, key: null, title: '', url: '', visible: true, external: false };
    const index = (parent === null ? now : (rowOf(now, parent)?.children ?? [])).length;
    // Not checked yet: its fields are still empty.
    const next = insert(now, { ...link, translations, children: [] }, { parent, index });
    setValue('items', next, { shouldDirty: true });
    setOpen(_id);
    announce(t('menu:said.added'));
    focusLater(fieldId(_id, 'url'));
  }

  function drop(id: string): void {
    const now = getValues('items');
    const row = rowOf(now, id);
    if (!row) return;
    const { item, parent, index, children } = row;
    const lines = rowsOf(now).map((each) => each.item._id);
    const next = remove(now, id);
    set(next);
    if (open === id || children.some((child) => child._id === open)) setOpen(null);
    const left = new Set(rowsOf(next).map((each) => each.item._id));
    const at = lines.indexOf(id);
    const neighbour =
      lines.slice(at).find((each) => left.has(each)) ??
      lines.slice(0, at).findLast((each) => left.has(each));
    focusLater(neighbour ? titleButtonId(neighbour) : LIST_ID);
    const place = { parent: parent?._id ?? null, index };
    const toastId = toast.success(
      <ToastAction
        label={t('menu:undo')}
        onClick={() => {
          toast.dismiss(toastId);
          restore({ ...item, children }, place);
        }}
      >
        {t('menu:said.removed', { title: titleOf(item), count: children.length })}
      </ToastAction>,
      { duration: UNDO_MS },
    );
  }

  function restore(node: MenuNode, place: Place): void {
    const now = getValues('items');
    const isThere = place.parent === null || now.some(({ _id }) => _id === place.parent);
    set(insert(now, node, isThere ? place : { parent: null, index: now.length }));
    announce(t('menu:said.restored', { title: titleOf(node) }));
    focusLater(titleButtonId(node._id));
  }

  return {
    items,
    announced,
    open,
    setOpen,
    titleOf,
    put,
    move,
    add,
    drop,
    change: (id: string, fields: Parameters<typeof update>[2]) =>
      set(update(getValues('items'), id, fields)),
    replace: (next: MenuNode[], message: string) => {
      set(next);
      setOpen(null);
      announce(message);
    },
  };
}
export type Tree = ReturnType<typeof useTree>;

/** A random uuid. `crypto.randomUUID` exists only on https pages and on this machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
