import { showToast } from './toast.ts';

/**
 * A form that needs a script. Its code is loaded when the visitor enters the form, or at once if
 * there is a draft: to restore it, or to remove it on the page after the form. A form that is
 * submitted earlier waits for the code. If that cannot be loaded, the form is shown and sent as
 * without a script: the server checks it.
 */
export function offerForms() {
  const form = document.querySelector<HTMLFormElement>('[data-check]');
  if (!form) return;
  const key = `draft:${form.dataset.check}`;
  let loading: Promise<void> | undefined;
  const begin = () => {
    loading ??= import('../form-checks/enter-form.ts')
      .then(({ enterForm }) => enterForm(form, key, showToast))
      .catch((error) => {
        console.info(error);
        showWhole(form);
      })
      // Submissions waited until now.
      .then(() => {
        form.onsubmit = null;
      });
    return loading;
  };
  form.onsubmit = ({ submitter }) => {
    form.onsubmit = () => false;
    begin().then(() => form.requestSubmit(submitter));
    return false;
  };
  form.addEventListener('focusin', begin);
  try {
    if (sessionStorage[key]) begin();
  } catch {
    // Without a storage there is no draft.
  }
}

/** All steps, and in the list that a script would have filled everything that `noscript` has. */
function showWhole(form: HTMLFormElement) {
  delete form.dataset.at;
  const all = form.querySelector('noscript');
  const list = all?.previousElementSibling;
  if (!(list instanceof HTMLSelectElement)) return;
  // Inside a list the browser ignores the tag of the other list, and keeps its options.
  list.innerHTML = all?.textContent ?? '';
  list.disabled = false;
}
