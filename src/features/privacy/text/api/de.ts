/** What its part of the API says: refusals, names of fields. */
export const de = {
  errors: {
    requestClosed: 'Dieser Antrag wurde bereits beantwortet.',
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
