/** Only the server writes e-mails; these words stay out of browsers. */
export const de = {
  privacyAnswer: {
    name: 'Antwort auf einen Datenschutzantrag',
    subject: '{{party}}: unsere Antwort auf Ihren Antrag {{code}}',
    preview: 'Die Antwort auf Ihren Antrag zu Ihren personenbezogenen Daten.',
    heading: 'Unsere Antwort auf Ihren Antrag',
    text: '{{answer}}',
    note: 'Diese E-Mail betrifft Ihren Datenschutzantrag {{code}}, der am {{date}} beantwortet wurde. Wenn Sie mit der Antwort nicht einverstanden sind, können Sie sich bei der Datenschutzbehörde (KVKK) beschweren.',
  },
};
