import { lazy, Suspense, useEffect } from 'react';
import { showKeysHelp, useKeysHelp } from '../kit/keys/keys-help.ts';
import { isShortcut } from '../kit/keys/single-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** The list of keyboard shortcuts, which `?` opens on every page. */
export function KeysHelp() {
  const isOpen = useKeysHelp();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isShortcut(event)) return;
      event.preventDefault();
      showKeysHelp(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? (
    <Suspense>
      <KeysDialog onClose={() => showKeysHelp(false)} />
    </Suspense>
  ) : null;
}
