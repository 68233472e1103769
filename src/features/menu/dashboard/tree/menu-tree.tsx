import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { MenuParts } from '../../contract.ts';
import { LIST_ID, titleButtonId } from '../field-ids.ts';
import css from './tree.module.css';
import { type Direction, rowsOf } from './tree.ts';
import { TreeRow } from './tree-row.tsx';
import { useDrag } from './use-drag.ts';
import type { Tree } from './use-tree.tsx';

interface MenuTreeProps {
  tree: Tree;
  parts: MenuParts;
}

const MOVES: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const MIRRORED: Record<string, Direction> = { ...MOVES, ArrowRight: 'out', ArrowLeft: 'in' };

/**
 * The items as a list in a list: screen readers say the level, the number and the state of each, and
 * reach its switch and its menu, which a `tree` could not contain. The Tab key stops at one line.
 */
export function MenuTree({ tree, parts }: MenuTreeProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const { items } = tree;
  const lines = rowsOf(items).map(({ item }) => item._id);
  const [focused, setFocused] = useState<string | null>(null);
  const current = focused !== null && lines.includes(focused) ? focused : lines[0];
  const { dragging, start } = useDrag(list, items, (id, drop) => tree.put(id, drop));

  function press(event: KeyboardEvent<HTMLElement>, id: string): void {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.altKey && !event.ctrlKey && !event.metaKey) {
      const direction = (isMirrored ? MIRRORED : MOVES)[event.key];
      if (!direction) return;
      // The browser would go back to the page before.
      event.preventDefault();
      tree.move(id, direction);
      return;
    }
    if ((event.target as Element).id !== titleButtonId(id)) return;
    const at = lines.indexOf(id);
    const next: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: lines.length - 1,
    };
    const to = lines[next[event.key] ?? -1];
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(titleButtonId(to))?.focus();
  }

  const common = {
    tree,
    parts,
    onKey: press,
    onFocus: setFocused,
    onGrip: (...grip: Parameters<typeof start>) => {
      tree.setOpen(null);
      start(...grip);
    },
  };
  return (
    <div className={css.tree} ref={list} data-dragging={dragging !== null || undefined}>
      <p className="sr-only" id={`${LIST_ID}-help`}>
        {t('menu:help')}
      </p>
      <ul
        role="list"
        id={LIST_ID}
        tabIndex={-1}
        aria-label={t('menu:title')}
        aria-describedby={`${LIST_ID}-help`}
      >
        {items.map((item, at) => (
          <li key={item._id}>
            <TreeRow
              {...common}
              item={item}
              path={`items.${at}`}
              isUnder={false}
              isCurrent={item._id === current}
              isDragged={item._id === dragging?.id}
            />
            {item.children.length > 0 ? (
              <ul role="list" aria-label={t('menu:under', { name: tree.titleOf(item) })}>
                {item.children.map((child, under) => (
                  <li key={child._id}>
                    <TreeRow
                      {...common}
                      item={child}
                      path={`items.${at}.children.${under}`}
                      isUnder
                      isCurrent={child._id === current}
                      isDragged={dragging?.id === child._id || dragging?.id === item._id}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {dragging ? (
        <span
          className={css.place}
          data-under={dragging.parent !== null || undefined}
          ref={(mark) => {
            // The policy of the page forbids style attributes.
            if (mark) mark.style.insetBlockStart = `${dragging.top}px`;
          }}
        />
      ) : null}
      <p className="sr-only" role="status">
        {tree.announced}
      </p>
    </div>
  );
}
