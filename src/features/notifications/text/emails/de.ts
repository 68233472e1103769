export const de = {
  notificationSummary: {
    name: 'Tägliche Übersicht der Benachrichtigungen',
    subject: '{{party}}: Ihre ungelesenen Benachrichtigungen',
    preview: 'Was seit gestern eingegangen und noch ungelesen ist.',
    heading: 'Ihre ungelesenen Benachrichtigungen',
    text: '{{list}}',
    action: 'Verwaltung öffnen',
    note: 'Sie erhalten diese E-Mail, weil die tägliche Übersicht in Ihrem Konto eingeschaltet ist. Auf Ihrer Kontoseite können Sie sie ausschalten.',
  },
};
