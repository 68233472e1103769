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
  if (!form.dataset.check) return;
  const { checkForm } = await import('./check-form.ts');
  await checkForm(form, { draftKey, showToast });
}
