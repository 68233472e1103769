import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  waiting: '{{email}} is waiting to be confirmed',
  waitingText: 'A link was sent to this address. Until it is opened, {{current}} stays.',
  expired:
    'The link has expired. Send it again to confirm the address. Until then {{current}} stays.',
  asked: 'Saved. A confirmation link is being sent to the new address.',
  sendAgain: 'Send again',
  cancel: 'Cancel the change',
  formHint: 'A new address takes effect when it is confirmed by the link sent to it.',
  email: 'New e-mail address',
  account: 'Account',
  checkingTitle: 'E-mail address',
  confirm: {
    title: 'Confirm your new e-mail address',
    text: 'Once you confirm it, this is the e-mail address of your account; you sign in with it from then on.',
    submit: 'Confirm the address',
    doneTitle: 'Your e-mail address is confirmed',
    done: 'From now on, sign in with {{email}}.',
  },
  cancelling: {
    title: 'Cancel the change of your e-mail address',
    text: 'The account keeps its present e-mail address.',
    submit: 'Cancel the change',
    doneTitle: 'The change was cancelled',
    done: 'The e-mail address of your account has not changed. If it was not you who asked for it, choose a new password and tell your administrator.',
  },
  problem: 'It could not be done',
  deadTitle: 'This link is no longer valid',
  deadText:
    'It may have been used, replaced, cancelled, or it has expired. You can send a new one from your account page.',
  missingTitle: 'This page opens only from the link in the e-mail',
  missingText:
    'The link is in the e-mail you were sent. If you reloaded the page, open it from there once more.',
  toSignIn: 'Back to sign-in',
};
