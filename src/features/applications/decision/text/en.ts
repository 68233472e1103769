export const applicationDecision = {
  title: 'Decision',
  number: 'Decision number',
  numberHint: 'For example 2026/14',
  date: 'Date of the decision',
  decided: 'decision {{number}}, {{date}}',
  unknown: 'The number and date of the decision have not been entered.',
  save: 'Save the decision',
  correct: 'Correct the decision',
  reason: 'Reason for the correction',
  reasonHint: 'Written to the timeline and the audit log; the applicant does not see it.',
  message: 'Message to the applicant',
  messageHint: {
    reddedildi: 'The reason. It is in the e-mail and on the status page of the applicant.',
    missingInformation: 'Optional. It is in the e-mail and on the status page of the applicant.',
    inReview: 'What was corrected. It is in the e-mail and on the status page of the applicant.',
  },
  messageLanguage: 'The e-mail is in this language: {{language}}.',
  missing: {
    message: 'Write the message that the applicant reads.',
    correctionReason: 'Give a reason of at least {{min}} characters.',
  },
  ask: {
    reddedildi: 'Reject the application?',
    uyelikIslemleriTamamlandi: 'Complete the membership?',
    inReview: 'Correct the membership?',
  },
  act: {
    reddedildi: 'Reject and send the e-mail',
    uyelikIslemleriTamamlandi: 'Complete and send the e-mail',
    inReview: 'Correct and send the e-mail',
  },
  actQuietly: {
    reddedildi: 'Reject',
    uyelikIslemleriTamamlandi: 'Complete',
    inReview: 'Correct',
  },
  sends:
    'The e-mail below goes to {{to}} one minute later. Until then you can stop it; this does not change the status of the application.',
  sendsNothing:
    'This application is invented, so no e-mail is sent. For a real one, the e-mail below would be sent.',
  email: 'The e-mail',
  waits: 'The e-mail leaves in 1 min.',
  waiting: 'E-mail that leaves at about {{time}}: {{email}}',
  stop: 'Stop the e-mail',
  reopen: 'Correct the completed membership',
  reopenText:
    'The application goes back to review. The applicant was told that the membership is complete, and gets an e-mail about the correction.',
  filter: {
    decision: 'Decision',
    all: 'Decision: all',
    known: 'Decision entered',
    none: 'No decision entered',
    number: 'Decision number',
    days: 'Date of the decision',
  },
};

export const decisionApi = {
  errors: {
    emailLeft: 'The e-mail is already being sent and can no longer be stopped.',
    notDecided: 'Only a rejected or completed application has the number and date of a decision.',
  },
  validation: { decisionInFuture: 'The date of the decision cannot be after today.' },
  fields: {
    message: 'Message to the applicant',
    decision: 'Decision',
    decisionNumber: 'Decision number',
    decisionDate: 'Date of the decision',
    decidedFrom: 'First day of the decision',
    decidedTo: 'Last day of the decision',
    correctionReason: 'Reason for the correction',
  },
  success: {
    applicationDecision: 'Decision saved.',
    applicationEmailStopped: 'The e-mail was stopped. The status of the application is the same.',
  },
};
