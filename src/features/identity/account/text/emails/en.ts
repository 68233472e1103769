import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  twoStepOn: {
    name: 'Notice: two-step sign-in on',
    subject: 'Two-step sign-in was switched on',
    preview: 'If this was not you, tell your administrator at once.',
    heading: 'Two-step sign-in is on',
    text: 'Two-step sign-in was switched on for your account on {{date}} at about {{time}} (Turkish time). After your password you are now asked for a code from your authenticator app; your other sessions have ended.',
    action: 'Open my account',
    note: 'If this was not you, somebody is in your account: tell your administrator at once.',
  },
  twoStepOff: {
    name: 'Notice: two-step sign-in off',
    subject: 'Two-step sign-in was switched off',
    preview: 'If you did not want this, change your password.',
    heading: 'Two-step sign-in is off',
    text: 'Two-step sign-in was switched off for your account on {{date}} at about {{time}} (Turkish time). Only your password is asked for; your recovery codes no longer work.',
    action: 'Open my account',
    note: 'If you did not want this, change your password, set up two-step sign-in again and tell your administrator.',
  },
  emailChanged: {
    name: 'Notice: e-mail address changed',
    subject: 'The e-mail address of your account was changed',
    preview: 'If this was not you, tell your administrator at once.',
    heading: 'Your e-mail address was changed',
    text: 'The e-mail address of your account was changed on {{date}} at about {{time}} (Turkish time). From now on the new address signs in; no more e-mail about the account comes to this one.',
    note: 'If this was not you, tell your administrator at once, who can put your address back and end the sessions.',
  },
};
