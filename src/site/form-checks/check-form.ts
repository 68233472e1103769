import { type $ZodType, config, safeParse } from 'zod/v4/core';
import { faultsOf } from '../../platform/http/field-faults.ts';
import type { CheckTexts } from '../kit/forms/check-texts.ts';
import type { FormInBrowser } from '../kit/forms/form-in-browser.ts';
import { type FieldError, fieldId } from '../kit/forms/form-state.ts';
import { ERROR_SUMMARY, viewErrors } from './show-errors.ts';
import { makeSteps } from './steps.ts';

/** The forms with `check`, by name. */
const CHECKED_FORMS: Record<string, () => Promise<FormInBrowser>> = {
  contact: async () => (await import('../../features/messages/form.ts')).contactInBrowser,
  apply: async () =>
    (await import('../../features/applications/form/in-browser.ts')).applyInBrowser,
};

// Before any schema is loaded: the content security policy forbids `eval`, which Zod would try.
config({ jitless: true });

interface Surroundings {
  /** Key of the draft in the storage of the tab. */
  draftKey: string;
  showToast(message: string): void;
}

/** Checks a form in the browser with the schema of the server, step by step if it has steps. */
export async function checkForm(
  form: HTMLFormElement,
  { draftKey, showToast }: Surroundings,
): Promise<void> {
  const entry = await CHECKED_FORMS[form.dataset.check as string]?.();
  if (!entry) throw new Error(`No checks for the form ${form.dataset.check}.`);
  const { schema, draft: names = [], prepare } = entry;
  const view = viewErrors(form);
  const draft = makeDraft(form, draftKey, names);
  const clearButton = form.querySelector<HTMLElement>('[data-clear]');
  let isSent = false;

  const steps = makeSteps(form, () => {
    view.show(new Map(), true);
    if (steps.isLast()) fillReview(form, view.texts, lead);
  });
  const lead = (field: HTMLElement) => {
    steps.showStepOf(field);
    field.focus();
  };
  const find = () => findErrors(form, schema, view.texts);
  const input = (name: string) => document.getElementById(fieldId(name));

  form.addEventListener('submit', (event) => {
    // A submission that waited for this code is repeated.
    if (event.defaultPrevented) return;
    const all = find();
    if (steps.isLast()) steps.showStepOf(input([...all.keys()][0] ?? ''));
    const part = steps.visible();
    const errors = new Map([...all].filter(([name]) => part.contains(input(name))));
    if (errors.size > 0) {
      event.preventDefault();
      view.show(errors, steps.isLast());
    } else if (!steps.isLast()) {
      event.preventDefault();
      steps.next();
    } else isSent = true;
  });

  form.addEventListener('input', ({ target }) => {
    const name = fieldOf(target as HTMLInputElement, Object.keys(view.texts.fields));
    if (name) view.update(name, find().get(name));
    if (names.length > 0) draft.save();
  });

  const empty = () => {
    for (const one of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (one.type === 'hidden') continue;
      if (one.type === 'radio' || one.type === 'checkbox') one.checked = false;
      else one.value = '';
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }
    steps.showStepOf(form.querySelector('[data-step]'));
    view.show(new Map(), true);
  };
  clearButton?.addEventListener('click', () => {
    if (!confirm(clearButton.dataset.clear)) return;
    draft.clear();
    empty();
    form.querySelector<HTMLElement>('h2')?.focus();
    showToast(clearButton.dataset.cleared ?? '');
  });

  // The browser kept the page in its memory, and the application was sent from it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSent && names.length > 0 && !draft.exists()) empty();
    isSent = false;
  });

  prepare?.(form);
  const isRefused = form.querySelector(ERROR_SUMMARY) !== null;
  if (!isRefused && draft.restore()) showToast(clearButton?.dataset.restored ?? '');
}

/** The name of the field that an input belongs to: an input of a date is called `field-part`. */
const fieldOf = ({ name }: HTMLInputElement, known: string[]) =>
  known.findLast((field) => field === name || name.startsWith(`${field}-`)) ?? null;

/** The errors of a form by field, in the order of the fields. */
function findErrors(
  form: HTMLFormElement,
  schema: $ZodType,
  { fields, general }: CheckTexts,
): Map<string, FieldError> {
  // Only what belongs to the schema: the fields of the form itself begin with "form-".
  const sent = [...new FormData(form)].filter(([name]) => !name.startsWith('form-'));
  const result = safeParse(schema, Object.fromEntries(sent), { reportInput: true });
  const faults = result.success ? {} : faultsOf(result.error.issues);
  const found = Object.entries(fields).flatMap(([name, { label, messages, advice }]) => {
    const fault = faults[name];
    if (!fault) return [];
    const text = messages[fault.rule] ?? general[fault.rule] ?? general.wrongFormat ?? '';
    const values: Record<string, unknown> = { field: label, ...fault.values };
    const message = text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]));
    return [[name, { message, advice: advice[fault.rule] }] as const];
  });
  return new Map(found);
}

interface Draft {
  save(): void;
  /** Returns whether there was a draft. */
  restore(): boolean;
  clear(): void;
  exists(): boolean;
}

/** What was typed, in the storage of this tab. Without a storage nothing is kept. */
function makeDraft(form: HTMLFormElement, key: string, names: readonly string[]): Draft {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = () => attempt(() => sessionStorage.getItem(key), null);

  return {
    exists: () => read() !== null,
    clear: () => attempt(() => sessionStorage.removeItem(key), undefined),
    save() {
      const typed = [...new FormData(form)].filter(
        ([name, value]) => names.includes(name) && value,
      );
      const json = JSON.stringify(Object.fromEntries(typed));
      attempt(() => {
        if (typed.length > 0) sessionStorage.setItem(key, json);
        else sessionStorage.removeItem(key);
      }, undefined);
    },
    restore() {
      const values = attempt(() => JSON.parse(read() ?? 'null'), null) as unknown;
      if (typeof values !== 'object' || values === null) return false;
      const stored = values as Record<string, unknown>;
      // In the order of the form: the districts depend on the province.
      for (const name of names) {
        const value = stored[name];
        const field = form.elements.namedItem(name);
        if (typeof value !== 'string' || field === null) continue;
        (field as HTMLInputElement | RadioNodeList).value = value;
        if (field instanceof Element) field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return true;
    },
  };
}

/** Lists what was typed in the steps before the box, each with a button that leads to its field. */
function fillReview(
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
