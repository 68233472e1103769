/** The events that this feature writes to the audit log. */
export const identityEvents = [
  'auth.signIn',
  'auth.signInRefused',
  'auth.throttled',
  'auth.signOut',
  'auth.sessionsEnded',
  'auth.tokenReused',
  'auth.confirmed',
  'auth.confirmRefused',
  'password.change',
  'password.resetAsked',
  'password.set',
  'password.invitation',
  'twoStep.on',
  'twoStep.off',
  'twoStep.recoveryCodes',
  'twoStep.roles',
  'user.create',
  'user.update',
  'user.delete',
  'account.update',
  'email.requested',
  'email.confirmed',
  'email.cancelled',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    identity: { action: (typeof identityEvents)[number]; subject: 'user' | 'session' | 'setting' };
  }
}
