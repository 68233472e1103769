export const proof = {
  title: 'Nachweisakte',
  hint: 'Gesendete Angaben, gezeigte Texte, Netzwerkadresse, Bot-Prüfung, Bestätigungen der E-Mail-Adresse und alle Schritte in einem PDF.',
  make: 'Akte erstellen',
  dialog: 'Nachweisakte erstellen?',
  text: 'Die Akte zeigt die Identitätsnummer und die Netzwerkadresse. Das Prüfprotokoll hält fest, dass Sie sie erstellt haben, mit Ihrer Begründung.',
  reason: 'Begründung',
  done: 'Die Nachweisakte ist fertig.',
};
