import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    wrongSignIn: 'The e-mail or the password is wrong.',
    codeRequired: 'Enter the code from your authenticator app or a recovery code.',
    wrongCode: 'The code is not right or has expired.',
    tooManySignIns: 'Too many failed sign-ins. Try again in {{wait}}.',
    signInFailed: 'Signing in was not completed. Please try again.',
    noRoleHere:
      'Your organisation’s account has no role on this dashboard. Ask your administrator.',
    signInRefused: 'This account cannot sign in. Ask your administrator.',
    providerAway:
      'Your organisation’s sign-in service cannot be reached. Please try again in a moment.',
    twoStepOn: 'Two-step sign-in is already on.',
    twoStepOff: 'Two-step sign-in is not set up. Please start again.',
    twoStepNeeded: 'Two-step sign-in is required for your role; it cannot be turned off.',
    setUpOwnTwoStepFirst:
      'Set up your own two-step sign-in before you require it for your own role.',
    lastAdmin: 'This is the last admin who can sign in. Make somebody else an admin first.',
    ownAccount: 'You cannot delete or lock your own account, nor change your own role.',
    notInvitable:
      'This user cannot be invited: the account has a password already or they may not enter the dashboard.',
    linkDead: 'This link is no longer valid. Please ask for a new one.',
    emailLinkDead:
      'This link is no longer valid: it was used, replaced by a new one, or has expired.',
  },
  validation: {
    wrongCode: 'The code is wrong or has expired.',
    newRecoveryCode:
      'This recovery code was created a moment ago. Enter the code of your authenticator app, or wait ten minutes.',
    ownEmail: 'Change your own e-mail on your account page; your password is asked for there.',
    emailOfProvider:
      'The e-mail address comes from your organisation’s sign-in service and is changed there.',
    emailTaken: 'Another user has this e-mail address.',
    usernameLetters:
      'A username consists of Latin letters, digits, full stops, hyphens and underscores.',
    usernameLikeAnother:
      'This username can be mistaken for somebody else’s. Choose a more different one.',
    usernameTaken: 'Somebody else uses this username.',
    wrongPhone: 'The phone number must look like 0532 123 45 67 or +49 30 123456.',
    passwordTooWeak:
      '{{field}} must contain upper case, lower case, digits and special characters.',
    passwordCommon: '{{field}} is easy to guess. Please choose another one.',
    passwordPersonal:
      '{{field}} contains the word “{{word}}”. Names, e-mail addresses and the party’s name are easy to guess; please leave them out.',
    wrongPassword: '{{field}} is not correct.',
    notAssignable: 'This user cannot be chosen here. Choose somebody else from the list.',
  },
  fields: {
    username: 'E-mail',
    password: 'Password',
    code: 'Code',
    roles: 'Roles',
    currentPassword: 'Current password',
    email: 'E-mail',
    name: 'First name',
    surname: 'Last name',
    phone: 'Telephone',
    address: 'Address',
    accountName: 'Username',
    role: 'Role',
    status: 'Status',
    panelAccess: 'Dashboard access',
  },
  success: {
    signedIn: 'Signed in.',
    signedOut: 'Signed out.',
    sessionEnded: 'The session was ended.',
    sessionsEnded: 'The sessions were ended.',
    invited: 'The invitation is on its way.',
    twoStepRemoved: 'Two-step sign-in is switched off.',
    passwordConfirmed: 'Your password was confirmed.',
    passwordUpdated: 'Password updated successfully.',
    linkSent:
      'If there is an account with these details, a password link has been sent to its e-mail address.',
    passwordSet: 'Your password is set. You can sign in now.',
    emailRequested:
      'Saved. The new e-mail address takes effect when it is confirmed by the link sent to it.',
    emailSentAgain: 'The confirmation link is being sent again.',
    emailCancelled: 'The change of the e-mail address was cancelled.',
    emailConfirmed: 'The e-mail address is confirmed.',
  },
};
