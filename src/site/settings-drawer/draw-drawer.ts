import { trustedHtml } from '../../ui/trusted-html.ts';
import { CHOICES, type ChoiceField } from './choices.ts';
import type { Words } from './words.ts';

const icon = (path: string) =>
  `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square" aria-hidden="true"><path d="${path}"/></svg>`;
const TURN_BACK = icon('M5 12a7 7 0 1 0 2.5-5.4L5 9M5 4v5h5');
const CROSS = icon('M5 5l14 14M19 5L5 19');

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
export function drawDrawer(words: Words, onSite: boolean): HTMLDialogElement {
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
