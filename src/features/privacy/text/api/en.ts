/** What its part of the API says: refusals, names of fields. */
export const en = {
  errors: {
    requestClosed: 'This request has already been answered.',
    tooManyRequestsOpen:
      'Five of your requests have not been answered yet. Wait for the answers before you send another one.',
    noRecord: 'No membership application belongs to this request; it may have been deleted.',
  },
  validation: {
    unknownRecord: 'There is no membership application with this code.',
  },
  fields: {
    fullName: 'Name',
    requestText: 'Text of the request',
    receivedOn: 'Received on',
    recordCode: 'Code of the membership application',
    answer: 'Answer',
    rules: 'Rules',
  },
};
