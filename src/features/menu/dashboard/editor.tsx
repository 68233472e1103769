import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useLastKnown } from '../../../dashboard/kit/form/preview.ts';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { useSettings } from '../../../dashboard/kit/page/settings.ts';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { PageFrame } from '../../../dashboard/kit/parts/page-frame.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import {
  MENU_LIMITS,
  type MenuFields,
  type MenuNode,
  type MenuParts,
  menuRoutes,
} from '../contract.ts';
import { LIST_ID } from './field-ids.ts';
import previewStyles from './preview.module.css';
import { MenuTree } from './tree/menu-tree.tsx';
import css from './tree/tree.module.css';
import { rowsOf } from './tree/tree.ts';
import type { Tree } from './tree/use-tree.tsx';

const TYPING_PAUSE = 300;

/** A window in which the header has room for a menu of any allowed length. */
const WINDOW = 1440;

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

/** The header of a wide window, with room for an opened menu. */
function HeaderPreview({ preview }: { preview: Preview }) {
  const { t } = useText();
  const { shown } = preview;
  if (!shown) return <div className={previewStyles.header} />;
  return (
    <section aria-labelledby="menu-header-preview">
      <h2 id="menu-header-preview">{t('menu:preview.header')}</h2>
      <Text c="dimmed" size="sm" mt={4} mb="sm">
        {t(`menu:preview.${shown.fitsFrom === null ? 'tooLong' : 'headerText'}`)}
      </Text>
      <PageFrame
        title={t('menu:preview.header')}
        page={shown}
        locale={preview.locale}
        mode={preview.mode}
        // The header is hidden until something follows it.
        html={`${shown.header}<main></main>`}
        className={previewStyles.header}
        width={WINDOW}
      />
    </section>
  );
}

/** The menu of phones, and how both previews are shown. */
function DrawerPreview({ preview }: { preview: Preview }) {
  const { t } = useText();
  const { shown, error, locale, setLocale, mode, setMode } = preview;
  return (
    <section aria-labelledby="menu-preview" className={previewStyles.side}>
      <Stack gap="sm">
        <h2 id="menu-preview">{t('menu:preview.title')}</h2>
        <SegmentedControl
          fullWidth
          aria-label={t('menu:preview.mode')}
          value={mode}
          onChange={(value) => setMode(value as typeof mode)}
          data={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`menu:preview.${value}`),
          }))}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('menu:preview.language')}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
          data={LOCALES.map((value) => ({
            value,
            label: (
              <>
                <span aria-hidden="true">{value.toUpperCase()}</span>
                <span className="sr-only">{LANGUAGE_NAMES[value]}</span>
              </>
            ),
          }))}
        />
        {error ? (
          <FailureNote>
            <Failure error={error} /> {t('menu:preview.failed')}
          </FailureNote>
        ) : null}
        {shown ? (
          <PageFrame
            title={t('menu:preview.drawer')}
            page={shown}
            locale={locale}
            mode={mode}
            html={shown.drawer.replace('<dialog ', '<dialog open="" ')}
            className={previewStyles.drawer}
          />
        ) : (
          <div className={previewStyles.drawer} />
        )}
      </Stack>
    </section>
  );
}

/** The menu as it is typed, rendered by the server; in a language and a mode that the user chooses. */
function usePreview(items: MenuNode[]) {
  const settings = useSettings();
  const [locale, setLocale] = useState<Locale>('tr');
  const [mode, setMode] = useState<'light' | 'dark'>(settings.paletteMode);
  const [settled] = useDebouncedValue(items, TYPING_PAUSE);
  const query = useQuery({
    ...read(menuRoutes.preview, { body: { items: settled, locale } }),
    gcTime: 0,
  });
  return {
    shown: useLastKnown(query.data),
    error: query.error,
    locale,
    setLocale,
    mode,
    setMode,
  };
}

type Preview = ReturnType<typeof usePreview>;
