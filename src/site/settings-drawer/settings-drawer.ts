import type { TextOf } from '../../platform/i18n/texts.ts';
import { SETTINGS, type Settings } from '../../ui/settings.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { loadStyles } from '../kit/load-styles.ts';
import type { settingsDrawer } from '../text/tr.ts';
import styles from './settings-drawer.css?url';

/** The eight settings and their values, in the order of the drawer. */
const CHOICES = {
  colorPreset: ['green', 'blue', 'indigo', 'purple'],
  paletteMode: ['light', 'dark'],
  navColor: ['blend-in', 'discrete', 'evident'],
  layout: ['vertical', 'horizontal'],
  stretch: [false, true],
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
  responsiveFontSizes: [true, false],
} as const satisfies { [Field in keyof Settings]?: readonly Settings[Field][] };

type Words = TextOf<typeof settingsDrawer>;

const loaders: Record<string, () => Promise<Words>> = {
  tr: async () => (await import('../text/tr.ts')).settingsDrawer,
  en: async () => (await import('../text/en.ts')).settingsDrawer,
  de: async () => (await import('../text/de.ts')).settingsDrawer,
  es: async () => (await import('../text/es.ts')).settingsDrawer,
};

const icon = (path: string) =>
  `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square" aria-hidden="true"><path d="${path}"/></svg>`;

const TURN_BACK = icon('M5 12a7 7 0 1 0 2.5-5.4L5 9M5 4v5h5');

const CROSS = icon('M5 5l14 14M19 5L5 19');

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

/** Whether the default preset has the colour of the party; see `partyStyle`. */
const hasOwnColor = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--party-color') !== '';

function drawGroup(words: Words, field: ChoiceField, note: string): string {
  const names: Record<string, string> = { ...words[field] };
  if (field === 'colorPreset' && hasOwnColor()) names.blue = words.colorPreset.party;
  const noteId = note && `settings-${field}-note`;
  const options = CHOICES[field].map(
    (value) =>
      `<label><input type="radio" name="${field}" value="${value}"><span>${
        field === 'colorPreset' ? `<i data-swatch="${value}"></i>` : ''
      }${names[String(value)]}</span></label>`,
  );
  return `<fieldset${noteId && ` aria-describedby="${noteId}"`}><legend>${names.name}</legend>
<div class="settings-row" data-field="${field}">${options.join('')}</div>
${noteId && `<p id="${noteId}">${note}</p>`}</fieldset>`;
}

/** Only our own texts and values are written into the HTML. */
function drawDrawer(words: Words, onSite: boolean): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'settings';
  dialog.lang = document.documentElement.lang;
  dialog.setAttribute('aria-labelledby', 'settings-title');
  dialog.innerHTML =
    trustedHtml(`<div class="settings-bar"><h2 id="settings-title">${words.title}</h2>
<button type="button" data-reset>${TURN_BACK}<i hidden></i></button>
<button type="button" data-close autofocus aria-label="${words.close}" title="${words.close}">${CROSS}</button></div>
<form>${(Object.keys(CHOICES) as ChoiceField[])
      .map((field) => drawGroup(words, field, onSite && field === 'layout' ? words.deskOnly : ''))
      .join('')}</form>
<p class="settings-said" role="status"></p>`);
  return dialog;
}

/** The texts in this language, or in Turkish if it is unknown. */
const loadWords = (language: string): Promise<Words> =>
  (loaders[language] ?? (loaders.tr as () => Promise<Words>))();

type ChoiceField = keyof typeof CHOICES;

/** The change for a radio button: its name is the setting, its value is the value as a text. */
function changeOf(field: string, text: string): Partial<Settings> {
  const values: readonly (string | boolean)[] = CHOICES[field as ChoiceField];
  return { [field]: values.find((value) => String(value) === text) };
}
