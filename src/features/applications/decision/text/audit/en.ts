/** What it writes into the audit log. */
export const en = {
  action: {
    'application-decision': 'Number and date of the decision',
    'application-reopen': 'Correction of a completed membership',
    'application-stopEmail': 'Stopped e-mail',
  },
  did: {
    'application-decision': 'Entered the number and date of the decision about an application',
    'application-reopen': 'Moved a completed membership back to review',
    'application-stopEmail': 'Stopped an e-mail about an application',
  },
  didTo: {
    'application-decision': 'Entered the number and date of the decision about {{subject}}',
    'application-reopen': 'Moved the completed membership {{subject}} back to review',
    'application-stopEmail': 'Stopped an e-mail about application {{subject}}',
  },
  fields: {
    correctionReason: 'Reason for the correction',
    decisionNumber: 'Decision number',
    decisionDate: 'Date of the decision',
  },
};
