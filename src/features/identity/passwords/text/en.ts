import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  email: 'E-mail',
  toSignIn: 'Back to sign-in',
  forgot: {
    title: 'Forgotten password',
    text: 'Enter the e-mail address of your account and we will send a link for choosing a new password.',
    submit: 'Send the link',
    problem: 'The link could not be requested',
    sentTitle: 'Check your inbox',
    sent: 'If there is an account with these details, we have sent the password link to its e-mail address.',
    sentHint:
      'The link is valid for one hour. If nothing arrives within a few minutes, check your spam folder too.',
    again: 'Enter another address',
  },
  choose: {
    invitationTitle: 'Welcome',
    invitationText: 'Your account is open. Choose a password to sign in to the dashboard.',
    resetTitle: 'Choose a new password',
    resetText: 'The password of this account will change, and all its open sessions will end.',
    whose: 'Account',
    submit: 'Save the password',
    done: 'Your password is set and you are signed in.',
    codeMissing: 'Your password is set. Enter your verification code to sign in.',
    problem: 'The password was not saved',
  },
  link: {
    deadTitle: 'This link is no longer valid',
    deadText:
      'It may have expired, been used before or been copied incompletely. Ask for a new link; it takes the place of the old one.',
    deadInvitation:
      'If you were invited, you can also ask the administrator who invited you for a new invitation.',
    missingTitle: 'This page opens only from the link in the e-mail',
    missingText:
      'The link is in the e-mail we sent you. If you reloaded the page, open it from there once more.',
    askNew: 'Ask for a new link',
  },
  fields: {
    password: 'New password',
    again: 'New password (again)',
    tooWeak: 'New password must fulfil all five conditions below.',
    mismatch: 'Passwords must match.',
    show: 'Show passwords',
    hide: 'Hide passwords',
  },
  rule: {
    title: 'What the new password needs',
    long: 'at least {{min}} characters',
    upper: 'an uppercase letter',
    lower: 'a lowercase letter',
    digit: 'a digit',
    special: 'a special character, such as ! ? * +',
    met: '(done)',
    missing: '(missing)',
    progress: '{{met}} of {{total}} conditions are fulfilled.',
    personal:
      'The word “{{word}}” is easy to guess: leave out names, e-mail addresses and the party’s name.',
    common: 'This password is easy to guess. Please choose another one.',
  },
};
