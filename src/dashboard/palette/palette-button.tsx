import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { IconSearch } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';

const Palette = lazy(() => import('./palette.tsx'));

const shortcut = /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';

/** Opens the command palette, as Ctrl+K and ⌘K do. It is loaded when it is first opened. */
export function PaletteButton() {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  function open() {
    // A dialog asks for something that comes first.
    if (document.querySelector('[role="dialog"]')) return;
    setOpened(true);
  }
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <ActionIcon
        aria-label={t('dashboard:palette.title')}
        title={`${t('dashboard:palette.title')} (${shortcut})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {opened ? (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
