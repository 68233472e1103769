import { showToast } from './toast.ts';

/**
 * A form that needs a script. Its code is loaded when the visitor enters the form, or at once if
 * there is a draft: to restore it, or to remove it on the page after the form. A form that is
 * submitted earlier waits for the code. If that cannot be loaded, the form is sent as it is: the
 * server shows it again as a whole, with its errors.
 */
export function offerForms() {
  const form = document.querySelector<HTMLFormElement>('[data-check]');
  if (!form) return;
  const key = `draft:${form.dataset.check}`;
  let loading: Promise<void> | undefined;
  const begin = () => {
    loading ??= import('../form-checks/enter-form.ts')
      .then(({ enterForm }) => enterForm(form, key, showToast))
      .catch(() => {
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
