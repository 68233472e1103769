import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  invitation: {
    name: 'Invitation to the dashboard',
    subject: 'Your invitation to the dashboard of {{party}}',
    preview: 'Choose your password and sign in. The link is valid for seven days.',
    heading: 'Welcome',
    text: 'An account has been opened for you on the dashboard of {{party}}. You will sign in as {{username}}; please choose a password first.',
    action: 'Choose my password',
    note: 'The link is valid for seven days and can be used once. If you did not expect this invitation, you need not do anything.',
  },
  reset: {
    name: 'Link for a new password',
    subject: 'Choose a new password',
    preview: 'The link is valid for one hour.',
    heading: 'Choose a new password',
    text: 'Someone asked to reset the password of your account. You can choose a new one with the link below; all your open sessions will then end.',
    action: 'Choose a new password',
    note: 'The link is valid for one hour and can be used once. If you did not ask for it, delete this e-mail; your password stays as it is.',
  },
  passwordChanged: {
    name: 'Notice: password changed',
    subject: 'Your password was changed',
    preview: 'If this was not you, choose a new password at once.',
    heading: 'Your password was changed',
    text: 'The password of your account was changed on {{date}} at about {{time}} (Turkish time). If this was you, there is nothing else to do.',
    action: 'This was not me',
    note: 'If you did not change the password, ask for a new one with this button and tell your administrator.',
  },
};
