import { Menu } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
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

/** Everything that can be done with an item, for users without a mouse and without shortcuts. */
export function RowActions({ tree, id, tabIndex }: RowActionsProps) {
  const { t } = useText();
  const row = rowOf(tree.items, id);
  if (!row) return null;
  const isMirrored = document.documentElement.dir === 'rtl';
  const above = row.parent ? null : tree.items[row.index - 1];
  const label = (direction: Direction) =>
    direction === 'in' && above
      ? t('menu:move.inGroup', { group: tree.nameOf(above) })
      : t(`menu:move.${direction}`);
  return (
    <RowMenu name={tree.nameOf(row.item)} tabIndex={tabIndex}>
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
