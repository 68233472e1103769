export interface Steps {
  /** The visible part of the form: the current step, or the form if it is shown as a whole. */
  visible(): HTMLElement;
  isLast(): boolean;
  /** Shows the step with this element. */
  showStepOf(element: Element | null): void;
  next(): void;
}

/**
 * The steps of a form, one at a time. Each is an entry of the browser's history, so that its Back
 * button leads to the step before. A form without `data-at` is shown as a whole.
 */
export function makeSteps(form: HTMLFormElement, onShow: () => void): Steps {
  const sections = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  const list = document.querySelector<HTMLElement>('[data-steps]');
  const current = () => Number(form.dataset.at);
  const isStepped = () => Boolean(form.dataset.at);
  const isLast = () => !isStepped() || current() === sections.length;

  function mark(step: number) {
    form.dataset.at = String(step);
    form.toggleAttribute('data-last', step === sections.length);
    for (const [index, item] of [...(list?.children ?? [])].entries()) {
      if (index + 1 === step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  }

  function show(step: number) {
    if (!sections[step - 1]) return;
    mark(step);
    onShow();
    list?.scrollIntoView({ block: 'start' });
    sections[step - 1]?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  function go(step: number) {
    if (step === current()) return;
    history.pushState({ step }, '');
    show(step);
  }

  if (isStepped()) {
    // After a reload the numbers of the identity card are missing: it begins at the first step.
    history.replaceState({ step: 1 }, '');
    mark(1);
    addEventListener('popstate', ({ state }) => {
      if (typeof state?.step === 'number') show(state.step);
    });
    form
      .querySelector('[data-back]')
      ?.addEventListener('click', () => go(Math.max(1, current() - 1)));
  }
  return {
    visible: () => (isStepped() ? (sections[current() - 1] ?? form) : form),
    isLast,
    showStepOf(element) {
      const index = sections.findIndex((section) => section.contains(element));
      if (isStepped() && index >= 0) go(index + 1);
    },
    next: () => go(current() + 1),
  };
}
