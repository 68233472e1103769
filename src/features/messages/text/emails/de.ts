export const de = {
  messageReply: {
    name: 'Antwort auf eine Nachricht',
    subject: '{{party}}: unsere Antwort auf Ihre Nachricht',
    preview: 'Die Antwort auf Ihre Nachricht an uns.',
    heading: 'Unsere Antwort auf Ihre Nachricht',
    text: '{{reply}}',
    note: 'Diese E-Mail antwortet auf die Nachricht, die am {{date}} gegen {{time}} Uhr (türkische Zeit) über das Kontaktformular unserer Website gesendet wurde. Haben nicht Sie sie geschrieben, löschen Sie diese E-Mail bitte.',
  },
};
