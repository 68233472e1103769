import { Menu, Switch } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import '../../../../ui/icons.css';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconExternalLink,
  IconGripVertical,
} from '../../../../ui/tabler-icons/index.ts';
import type { MenuChild, MenuFields, MenuParts } from '../../contract.ts';
import { iconOfItem, iconSources } from '../../item-icon.ts';
import { fieldId, titleButtonId } from '../field-ids.ts';
import { ItemFields } from '../item-fields.tsx';
import css from './tree.module.css';
import { type Direction, rowOf, step } from './tree.ts';
import type { Tree } from './use-tree.tsx';

interface RowActionsProps {
  tree: Tree;
  id: string;
  tabIndex: number;
}

const KEYS: Record<Direction, string> = { up: '↑', down: '↓', in: '→', out: '←' };

const MIRRORED: Partial<Record<Direction, string>> = { in: '←', out: '→' };

interface TreeRowProps {
  tree: Tree;
  parts: MenuParts;
  item: MenuChild;
  /** Of the item in the form. */
  path: string;
  isUnder: boolean;
  /** Whether the Tab key stops at this line; the arrow keys lead to the others. */
  isCurrent: boolean;
  isDragged: boolean;
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  onFocus: (id: string) => void;
}

/** One item: its line, and its fields if they are open. */
export function TreeRow(props: TreeRowProps) {
  const { tree, parts, item, path, isUnder, isCurrent, isDragged } = props;
  const { t } = useText();
  const { errors } = useFormState<MenuFields>();
  const id = item._id;
  const isOpen = tree.open === id;
  const tabIndex = isCurrent ? 0 : -1;
  const name = tree.titleOf(item);
  // The same one as on public pages.
  const icon = iconOfItem(iconSources(parts), item);
  const faults = get(errors, path) as Record<string, unknown> | undefined;
  const isLeftOut = item.visible && isEmptyPage(parts, item);
  const isWrong = faults && Object.keys(faults).some((field) => field !== 'children');
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons inside */}
      <div
        className={css.row}
        data-row={id}
        data-hidden={!item.visible || undefined}
        data-dragged={isDragged || undefined}
        data-open={isOpen || undefined}
        onKeyDown={(event) => props.onKey(event, id)}
        onFocus={() => props.onFocus(id)}
      >
        <span
          className={css.grip}
          aria-hidden="true"
          title={t('menu:grip')}
          onPointerDown={(event) => props.onGrip(event, id)}
        >
          <IconGripVertical size={18} />
        </span>
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
        <button
          type="button"
          id={titleButtonId(id)}
          className={css.title}
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldId(id, 'fields') : undefined}
          onClick={() => tree.setOpen(isOpen ? null : id)}
        >
          <span className={css.name}>
            <span lang={item.title.trim() ? 'tr' : undefined}>{name}</span>
            {isWrong ? (
              <>
                <IconAlertTriangle size={16} className={css.wrong} aria-hidden="true" />
                <span className="sr-only">, {t('menu:isWrong')}</span>
              </>
            ) : null}
            {item.external ? (
              <>
                <IconExternalLink size={15} aria-hidden="true" />
                <span className="sr-only">, {t('menuFields:menu-external')}</span>
              </>
            ) : null}
            {item.visible ? null : (
              <>
                <span className="sr-only">, </span>
                <span className={css.mark}>{t('menu:hidden')}</span>
              </>
            )}
          </span>
          <span className={css.address} aria-hidden="true">
            {item.url === '#' ? t('menu:leadsNowhere') : item.url}
          </span>
          {isLeftOut ? (
            <span className={css.note}>
              <span className="sr-only">, </span>
              {t('menu:isEmpty')}
            </span>
          ) : null}
        </button>
        <Switch
          size="sm"
          withThumbIndicator={false}
          tabIndex={tabIndex}
          aria-label={t('menu:visibleFor', { name })}
          checked={item.visible}
          onChange={(event) => tree.change(id, { visible: event.currentTarget.checked })}
        />
        <RowActions tree={tree} id={id} tabIndex={tabIndex} />
        <IconChevronDown size={16} className={css.chevron} aria-hidden="true" />
      </div>
      {isOpen ? (
        <ItemFields tree={tree} parts={parts} item={item} path={path} isUnder={isUnder} />
      ) : null}
    </>
  );
}

/** Whether it leads to a page of this site that has nothing to show. */
const isEmptyPage = ({ empty }: MenuParts, { url, external }: MenuChild): boolean =>
  !external && empty.includes(url.trim().split(/[?#]/, 1)[0] as string);

/** Everything that can be done with an item, for users without a mouse and without shortcuts. */
function RowActions({ tree, id, tabIndex }: RowActionsProps) {
  const { t } = useText();
  const row = rowOf(tree.items, id);
  if (!row) return null;
  const isMirrored = document.documentElement.dir === 'rtl';
  const above = row.parent ? null : tree.items[row.index - 1];
  const label = (direction: Direction) =>
    direction === 'in' && above
      ? t('menu:move.inGroup', { group: tree.titleOf(above) })
      : t(`menu:move.${direction}`);
  return (
    <RowMenu name={tree.titleOf(row.item)} tabIndex={tabIndex}>
      <Menu.Item onClick={() => tree.setOpen(id)}>{t('menu:edit')}</Menu.Item>
      {row.parent ? null : <Menu.Item onClick={() => tree.add(id)}>{t('menu:addUnder')}</Menu.Item>}
      <Menu.Divider />
      {(['up', 'down', 'in', 'out'] as const).map((direction) => (
        <Menu.Item
          key={direction}
          disabled={typeof step(tree.items, id, direction) === 'string'}
          onClick={() => tree.move(id, direction)}
          rightSection={
            <span className={css.keys} aria-hidden="true">
              Alt {(isMirrored && MIRRORED[direction]) || KEYS[direction]}
            </span>
          }
        >
          {label(direction)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item c="var(--danger-text)" onClick={() => tree.drop(id)}>
        {t('menu:remove')}
      </Menu.Item>
    </RowMenu>
  );
}
