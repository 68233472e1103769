import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { MENU_LIMITS, type MenuFields, type MenuParts } from '../edit/schema.ts';
import { LIST_ID } from './field-ids.ts';
import { DrawerPreview } from './preview/drawer-preview.tsx';
import { HeaderPreview } from './preview/header-preview.tsx';
import { usePreview } from './preview/use-preview.ts';
import { MenuTree } from './tree/menu-tree.tsx';
import css from './tree/tree.module.css';
import { rowsOf } from './tree/tree.ts';
import type { Tree } from './tree/use-tree.tsx';

interface MenuEditorProps {
  tree: Tree;
  parts: MenuParts;
  /** The buttons of the form. */
  children: ReactNode;
}

/** The tree, and beside it how visitors see it. */
export function MenuEditor({ tree, parts, children }: MenuEditorProps) {
  const { t, locale } = useText();
  const { errors } = useFormState<MenuFields>();
  const preview = usePreview(tree.items);
  const count = rowsOf(tree.items).length;
  const error = (get(errors, 'items') as { message?: string } | undefined)?.message;
  return (
    <>
      <Columns>
        <div>
          {count === 0 ? (
            <div className="panel" id={LIST_ID} tabIndex={-1}>
              <EmptyState kind="none" title={t('menu:noneTitle')} text={t('menu:noneText')} />
            </div>
          ) : (
            <MenuTree tree={tree} parts={parts} />
          )}
          {error ? (
            <Text c="var(--danger-text)" size="sm" mt="xs">
              {error}
            </Text>
          ) : null}
          <Group gap="xs" className={css.actions}>
            {children}
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              disabled={count >= MENU_LIMITS.items}
              onClick={() => tree.add(null)}
            >
              {t('menu:add')}
            </Button>
            <Text c="dimmed" size="sm" ms="xs">
              {t('menu:count', {
                count,
                formatted: formatNumber(locale, count),
                most: formatNumber(locale, MENU_LIMITS.items),
              })}
            </Text>
          </Group>
        </div>
        <DrawerPreview preview={preview} />
      </Columns>
      <HeaderPreview preview={preview} />
    </>
  );
}
