export const en = {
  action: { 'application-makeProof': 'Making a file of proof' },
  did: { 'application-makeProof': 'Made the file of proof of an application' },
  didTo: { 'application-makeProof': 'Made the file of proof of the application {{subject}}' },
};
