export const de = {
  messageReply: {
    name: 'Antwort auf eine Nachricht',
    subject: '{{party}}: unsere Antwort auf Ihre Nachricht',
    preview: 'Die Antwort auf Ihre Nachricht an uns.',
    heading: 'Unsere Antwort auf Ihre Nachricht',
    text: '{{reply}}',
    note: 'Diese E-Mail antwortet auf die Nachricht, die am {{date}} gegen {{time}} Uhr (türkische Zeit) über das Kontaktformular unserer Website gesendet wurde. Haben nicht Sie sie geschrieben, löschen Sie diese E-Mail bitte.',
  },
  messageArrived: {
    name: 'Nachricht zu einem Thema',
    subject: '{{party}}: neue Nachricht zu „{{topic}}“ ({{count}})',
    preview: 'Über das Kontaktformular ist eine Nachricht eingegangen.',
    heading: 'Neue Nachricht',
    text: 'Neue Nachrichten zu „{{topic}}“ über das Kontaktformular: {{count}}. Eine davon ist am {{date}} gegen {{time}} Uhr eingegangen. Sie können sie im Verwaltungsbereich lesen und beantworten.',
    action: 'Nachrichten öffnen',
    note: 'Diese E-Mail enthält keine Angaben zu den Absendern und keinen Text. Zu einem Thema wird höchstens eine in der Stunde gesendet. Die Adresse ändern Administratoren in den Angaben der Partei.',
  },
};
