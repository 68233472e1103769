import { SETTINGS, type Settings } from '../../ui/settings.ts';
import { loadStyles } from '../kit/load-styles.ts';
import { changeOf } from './choices.ts';
import { drawDrawer } from './draw-drawer.ts';
import styles from './settings-drawer.css?url';
import { loadWords, type Words } from './words.ts';

const ready = loadStyles(styles);

/**
 * Opens the settings drawer in the language of the document.
 * @param onSite marks the settings that only affect the dashboard.
 */
export async function openSettings({ onSite }: { onSite: boolean }): Promise<void> {
  const [words] = await Promise.all([loadWords(document.documentElement.lang), ready]);
  // Checked after loading: a second click while the texts load must not open a second drawer.
  if (document.querySelector('dialog.settings')) return;
  const dialog = drawDrawer(words, onSite);
  const show = () => showState(dialog, words);
  // The theme button, another tab or a new language may change the state.
  const watching = new MutationObserver(show);
  watching.observe(document.documentElement, { attributes: true });
  dialog.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    appSettings(changeOf(name, value));
  });
  dialog.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    // The target of a click is the dialog itself only if the click is on its backdrop.
    if (pressed === dialog || pressed.closest('[data-close]')) dialog.close();
    if (!pressed.closest('[data-reset]')) return;
    appSettings(null);
    const said = dialog.querySelector('[role=status]');
    if (said) said.textContent = words.wasReset;
  });
  const gone = new AbortController();
  addEventListener('pagehide', () => dialog.close(), gone);
  dialog.addEventListener('close', () => {
    gone.abort();
    watching.disconnect();
    dialog.remove();
  });
  document.body.append(dialog);
  show();
  dialog.showModal();
}

function showState(dialog: HTMLDialogElement, words: Words): void {
  const settings = appSettings();
  for (const input of dialog.querySelectorAll('input')) {
    input.checked = String(settings[input.name as keyof Settings]) === input.value;
  }
  const changed = Object.entries(SETTINGS).some(
    ([field, { values }]) => settings[field as keyof Settings] !== values[0],
  );
  const reset = dialog.querySelector<HTMLButtonElement>('[data-reset]');
  if (!reset) return;
  reset.ariaLabel = changed ? words.resetChanged : words.reset;
  reset.title = words.reset;
  reset.querySelector('i')?.toggleAttribute('hidden', !changed);
}
