/**
 * The secret of a link in an e-mail is after its `#`, so that no log contains it. The page that asks for
 * it gets it at once, and the address in the history loses it.
 */
function sendLinkSecret() {
  const secret = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  const field = document.querySelector<HTMLInputElement>('[data-link-secret] [name=token]');
  if (!secret || !field) return;
  field.value = secret;
  history.replaceState(history.state, '', location.pathname);
  field.form?.requestSubmit();
}

sendLinkSecret();

export {};
