export const applicationCorrection = {
  open: 'Correct the data',
  title: 'Correct the data of the application',
  lead: 'For applicants who ask for a correction of their data. The timeline and the audit log record which fields were corrected, not their values.',
  numbers:
    'Identity numbers are not corrected here. Ask the applicant for them with the status “Missing information”.',
  emailHint:
    'If it changes, the former address is told, and the status page opens only with a code sent to the new address.',
  record: 'Record of the correction',
  reason: 'Reason',
  reasonHint: 'For example the code of the data request. It is shown in the timeline.',
  choose: 'Choose',
  save: 'Save',
  faults: 'The data could not be saved',
  unchanged: 'No field has changed.',
  forbidden: 'This page is for admins',
  forbiddenText: 'Only admins can correct the data of applicants.',
  wrong: {
    name: 'A name has only letters.',
    birthDate: 'Enter a valid date of birth; the applicant must be at least 18.',
    email: 'The e-mail address must look like name@example.com.',
    phone: 'The telephone number must look like 0532 123 45 67 or +49 30 123456.',
    district: 'This district is not in the chosen province.',
  },
};

const { wrong } = applicationCorrection;

/** What its part of the API says. */
export const correctionApi = {
  success: { applicationCorrected: 'The data of the application was corrected.' },
  validation: {
    noSuchDay: wrong.birthDate,
    tooLongAgo: wrong.birthDate,
    underAge: wrong.birthDate,
    emailFormat: wrong.email,
    wrongDistrict: wrong.district,
  },
};
