import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  emailConfirm: {
    name: 'Confirmation of a new e-mail address',
    subject: 'Confirm your new e-mail address',
    preview: 'Until you confirm it, your account keeps its present address.',
    heading: 'Confirm your new e-mail address',
    text: 'Somebody asked to change the e-mail address of the account {{account}} to {{email}}. Once you confirm it, this is the address of the account; until then you sign in with the present one.',
    action: 'Confirm the address',
    note: 'The link is valid for 24 hours and works once. If you have no such account, delete this e-mail; your address is not used unless you confirm it.',
  },
  emailRequested: {
    name: 'Request to change an e-mail address',
    subject: 'Somebody asked to change the e-mail address of your account',
    preview: 'If this was not you, cancel the change.',
    heading: 'Your e-mail address is about to change',
    text: 'On {{date}} at about {{time}} (Turkish time) somebody asked to change the e-mail address of your account to {{email}}. Until the new address is confirmed, this one stays.',
    action: 'Cancel the change',
    note: 'If this was you, there is nothing to do. If it was not, cancel the change, choose a new password and tell your administrator.',
  },
};
