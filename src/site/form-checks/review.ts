import type { CheckTexts } from '../kit/forms/check-texts.ts';
import { fieldId } from '../kit/forms/form-state.ts';

/** Lists what was typed in the steps before the box, each with a button that leads to its field. */
export function fillReview(
  form: HTMLFormElement,
  { fields }: CheckTexts,
  lead: (field: HTMLElement) => void,
): void {
  const box = form.querySelector<HTMLElement>('[data-review]');
  const last = box?.closest('[data-step]');
  if (!box || !last) return;
  const rows = Object.entries(fields).flatMap(([name, { label }]) => {
    const field = document.getElementById(fieldId(name));
    if (!field || last.contains(field)) return [];
    const row = element('div', '');
    const change = element('button', box.dataset.change ?? '') as HTMLButtonElement;
    change.type = 'button';
    change.ariaLabel = `${box.dataset.change}: ${label}`;
    change.onclick = () => lead(field);
    const action = element('dd', '');
    action.append(change);
    row.append(element('dt', label), element('dd', shownValue(field) || '–'), action);
    return [row];
  });
  box.querySelector('dl')?.replaceChildren(...rows);
  box.hidden = false;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** The value as the visitor sees it; the inputs of a date or a choice belong to one fieldset. */
function shownValue(field: HTMLElement): string {
  const inputs = field.closest('fieldset')?.querySelectorAll('input, select') ?? [field];
  const texts = [...inputs].map((input) => {
    if (input instanceof HTMLSelectElement) {
      return input.value && (input.selectedOptions[0]?.text ?? '');
    }
    const { type, checked, labels, value, autocapitalize } = input as HTMLInputElement;
    if (type === 'radio') return checked ? (labels?.[0]?.textContent ?? '') : '';
    // A code is shown as it will be stored.
    return autocapitalize ? value.replace(/\W/g, '').toUpperCase() : value.trim();
  });
  return texts.filter(Boolean).join(' ');
}
