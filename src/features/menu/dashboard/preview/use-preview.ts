import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../../../dashboard/kit/page/settings.ts';
import { useLastKnown } from '../../../../dashboard/kit/parts/use-last-known.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { MenuNode } from '../../edit/schema.ts';
import { menuPreview } from '../menu-calls.ts';

const TYPING_PAUSE = 300;

/** The menu as it is typed, rendered by the server; in a language and a mode that the user chooses. */
export function usePreview(items: MenuNode[]) {
  const settings = useSettings();
  const [locale, setLocale] = useState<Locale>('tr');
  const [mode, setMode] = useState<'light' | 'dark'>(settings.paletteMode);
  const [settled] = useDebouncedValue(items, TYPING_PAUSE);
  const query = useQuery(menuPreview({ items: settled, locale }));
  return {
    shown: useLastKnown(query.data),
    error: query.error,
    ...{ locale, setLocale, mode, setMode },
  };
}
export type Preview = ReturnType<typeof usePreview>;
