export const declaration = {
  title: 'Declaration of entry',
  hint: 'A filled-in PDF for a handwritten signature. Scan the signed one and add it to the files.',
  withNumbers: 'Include the identity number',
  withNumbersHint:
    'Without it, its place stays empty, to be filled in by hand. With it, your password is asked for again and the reason is recorded in the audit log.',
  reason: 'Reason',
  download: 'Download the declaration',
  done: 'The declaration is ready.',
};
