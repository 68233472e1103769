/** The name of each kind: in the settings, and before a number in an e-mail. */
export const en = {
  applicationNew: 'New membership application',
  applicationAssigned: 'Application assigned to you',
  messageNew: 'New contact message',
  messageAssigned: 'Message assigned to you',
  contentReview: 'Content waiting for review',
  contentPublished: 'Published content',
  newDevice: 'Sign-in from a new device',
  emailFailed: 'E-mail that could not be sent',
};
