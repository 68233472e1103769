import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  role: {
    admin: 'Administrator',
    editor: 'Editor',
    user: 'User',
  },
  signIn: {
    title: 'Sign in to the desk',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    problem: 'You are not signed in',
    emailRequired: 'E-mail is required.',
    passwordRequired: 'Password is required.',
    failed: 'Login failed',
    noAccount: 'No account? Ask your provincial branch for an invitation.',
    toSite: 'Back to the site',
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
