import { offerBotCheck } from './offer-bot-check.ts';

/**
 * Called once, when the visitor enters a form, and on the page after it. `draftKey`: where its draft
 * is stored.
 */
export async function enterForm(
  form: HTMLElement,
  draftKey: string,
  showToast: (message: string) => void,
): Promise<void> {
  if (!(form instanceof HTMLFormElement)) {
    sessionStorage.removeItem(draftKey);
    return;
  }
  if (form.dataset.botCheck) offerBotCheck(form);
  try {
    if (form.dataset.check) {
      const { checkForm } = await import('./check-form.ts');
      await checkForm(form, { draftKey, showToast });
    }
  } catch (error) {
    console.info('The form is sent without being checked in the browser.', error);
    showWhole(form);
  }
  // Submissions waited until now.
  form.onsubmit = null;
}

/** As without a script: all steps, and the list of all districts. */
function showWhole(form: HTMLFormElement) {
  delete form.dataset.at;
  const all = form.querySelector('noscript');
  if (!all) return;
  all.previousElementSibling?.remove();
  all.outerHTML = all.textContent;
}
