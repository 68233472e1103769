import type { CheckTexts } from '../kit/forms/check-texts.ts';
import { errorId, type FieldError, fieldId } from '../kit/forms/form-state.ts';

/** The summary is the only child of the form that can have the focus. */
export const ERROR_SUMMARY = ':scope > div[tabindex]';

export interface ErrorView {
  texts: CheckTexts;
  /** Shows exactly these errors and moves the focus to their summary. */
  show(errors: Map<string, FieldError>, isLastStep: boolean): void;
  /** While a wrong field is corrected: its new error, or none. */
  update(name: string, error: FieldError | undefined): void;
}

/** Shows errors with the elements that the server uses, from the form's template. */
export function viewErrors(form: HTMLFormElement): ErrorView {
  const parts = form.querySelector<HTMLTemplateElement>(
    '[data-check-parts]',
  ) as HTMLTemplateElement;
  const { field = '', wrong = '', texts: json = '' } = parts.dataset;
  const texts = JSON.parse(json) as CheckTexts;
  const [before = '', after = ''] = texts.errorTitle.split('{title}');
  const title = document.title.startsWith(before)
    ? document.title.slice(before.length, document.title.length - after.length)
    : document.title;
  const findSummary = () => form.querySelector<HTMLElement>(ERROR_SUMMARY);

  function mark(name: string, error: FieldError | undefined) {
    const input = document.getElementById(fieldId(name));
    const box = input?.closest<HTMLElement>(`.${field}`);
    if (!input || !box) return;
    document.getElementById(errorId(name))?.remove();
    const isGroup = box.matches('fieldset');
    const described = isGroup ? box : input;
    const ids = (described.getAttribute('aria-describedby') ?? '').split(' ');
    const others = ids.filter((id) => id && id !== errorId(name));
    described.setAttribute(
      'aria-describedby',
      [...others, ...(error ? [errorId(name)] : [])].join(' '),
    );
    box.classList.toggle(wrong, error !== undefined);
    for (const one of box.querySelectorAll('input:not([type=radio]), select, textarea')) {
      if (error) one.setAttribute('aria-invalid', 'true');
      else one.removeAttribute('aria-invalid');
    }
    if (!error) return;
    const text = parts.content.querySelector('p')?.cloneNode(true) as HTMLElement;
    text.id = errorId(name);
    fill(text.querySelector('span') as HTMLElement, error);
    box.append(text);
  }

  function show(errors: Map<string, FieldError>, isLastStep: boolean) {
    for (const name of Object.keys(texts.fields)) mark(name, errors.get(name));
    findSummary()?.remove();
    document.title = errors.size > 0 ? before + title + after : title;
    if (errors.size === 0) return;
    const summary = parts.content.querySelector('div')?.cloneNode(true) as HTMLElement;
    const [one, more] = (!isLastStep && texts.stepSummary) || texts.summary;
    (summary.querySelector('h2') as HTMLElement).textContent =
      errors.size === 1 ? one : more.replace('{count}', String(errors.size));
    summary
      .querySelector('ul')
      ?.append(...[...errors].map(([name, { message }]) => linkTo(name, message)));
    form.prepend(summary);
    summary.scrollIntoView({ block: 'start' });
    summary.focus({ preventScroll: true });
  }

  function update(name: string, error: FieldError | undefined) {
    if (!document.getElementById(errorId(name))) return;
    mark(name, error);
    // The summary stays as it was announced, without the errors that are corrected.
    const summary = findSummary();
    const link = summary?.querySelector(`a[href="#${fieldId(name)}"]`);
    summary?.removeAttribute('role');
    if (error && link) link.textContent = error.message;
    if (!error) link?.closest('li')?.remove();
    if (summary && !summary.querySelector('li')) {
      summary.remove();
      document.title = title;
    }
  }
  return { texts, show, update };
}

function fill(text: HTMLElement, { message, advice }: FieldError) {
  text.textContent = message;
  if (!advice) return;
  const small = document.createElement('small');
  small.textContent = advice;
  text.append(' ', small);
}

/** The link moves the focus itself: an address with `#` would be an entry of the history. */
function linkTo(name: string, text: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${fieldId(name)}`;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  });
  item.append(link);
  return item;
}
