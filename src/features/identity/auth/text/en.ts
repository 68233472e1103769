import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  role: {
    admin: 'Administrator',
    editor: 'Editor',
    user: 'User',
  },
  signIn: {
    title: 'Sign in to the dashboard',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    problem: 'Sign-in failed',
    failed: 'Login failed',
    noAccount: 'No account? Ask your provincial branch for an invitation.',
    toSite: 'Back to the site',
    forgot: 'I forgot my password',
    newTab: '(opens in a new tab)',
    passwordSet: 'Your password has been set. Sign in with it.',
  },
  code: {
    asked: 'The account {{username}} is protected by two-step sign-in.',
    label: 'Verification code',
    hint: 'Enter the 6 digits your authenticator app shows.',
    digits: 'The verification code has 6 digits.',
    recoveryLabel: 'Recovery code',
    recoveryHint:
      'Enter one of the codes you kept when you set up two-step sign-in. Each works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code from the app',
    back: 'Sign in with another account',
  },
  provider: {
    again: 'Sign in again',
    newTab: 'Sign in in a new tab',
  },
  confirm: {
    title: 'Confirm your password',
    text: 'This action is specially protected. Enter your password again to go on.',
    codeText:
      'Two-step sign-in is on. Enter the code of your authenticator app or a recovery code as well.',
    password: 'Your password',
    problem: 'The password could not be confirmed',
    submit: 'Confirm',
    providerText:
      'This action is specially protected. To go on, sign in again with your organisation’s account in a new tab, then return to this page. Nothing you typed is lost.',
  },
  session: {
    forbidden: 'Access denied. Please sign in again.',
    refreshFailed: 'The session could not be renewed. Please sign in again.',
    userMissing: 'User not found',
    userUnreadable: 'Failed to fetch user data',
    ended: 'Your session has ended.',
    elsewhere: 'You signed out in another tab.',
    signedOut: 'You have signed out.',
    endedTitle: 'Sign in again',
    workKept: 'What you typed is still here; sign in and carry on.',
  },
};
