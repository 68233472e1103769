/** A form that was just sent is not sent again within this time, for example by a double click. */
const JUST_SENT_MS = 5000;

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

const load = () => import('../bot-check/prove.ts');

/**
 * A form with the bot-check gets its proof, which is computed from now on. If the form is submitted
 * before the proof is ready, it waits, and is then sent in any case: the server accepts some forms
 * without a proof.
 */
function offerBotCheck(form: HTMLFormElement) {
  let isReady = false;
  let isWaiting = false;
  let sentAt = 0;
  load().then(
    ({ prepareProof }) => prepareProof(form),
    () => {},
  );
  // On the document, after the form's own listeners: they may find an error and stop the event.
  document.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (isReady) {
      sentAt = Date.now();
      return;
    }
    event.preventDefault();
    if (isWaiting || Date.now() - sentAt < JUST_SENT_MS) return;
    isWaiting = true;
    const send = () => {
      isWaiting = false;
      isReady = true;
      form.requestSubmit(event.submitter);
      isReady = false;
    };
    load()
      .then(({ addProof }) => addProof(form))
      .then(send, send);
  });
  addEventListener('pageshow', () => {
    sentAt = 0;
  });
}
