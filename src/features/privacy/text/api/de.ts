/** What its part of the API says: refusals, names of fields. */
export const de = {
  errors: {
    requestClosed: 'Dieser Antrag wurde bereits beantwortet.',
    tooManyRequestsOpen:
      'Fünf Ihrer Anträge sind noch nicht beantwortet. Warten Sie die Antworten ab, bevor Sie einen weiteren stellen.',
    noRecord: 'Zu diesem Antrag gehört kein Mitgliedsantrag; er wurde vielleicht gelöscht.',
  },
  validation: {
    unknownRecord: 'Es gibt keinen Mitgliedsantrag mit diesem Code.',
  },
  fields: {
    fullName: 'Name',
    requestText: 'Text des Antrags',
    receivedOn: 'Eingegangen am',
    recordCode: 'Code des Mitgliedsantrags',
    answer: 'Antwort',
    rules: 'Regeln',
  },
};
