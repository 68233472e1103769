import './no-eval.ts';
import { fieldId } from '../kit/forms/form-state.ts';
import { makeDraft } from './draft.ts';
import { findErrors } from './find-errors.ts';
import { CHECKED_FORMS } from './forms.ts';
import { fillReview } from './review.ts';
import { ERROR_SUMMARY, viewErrors } from './show-errors.ts';
import { makeSteps } from './steps.ts';

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
