export const applicationDecision = {
  title: 'Beschluss',
  number: 'Beschlussnummer',
  numberHint: 'Zum Beispiel 2026/14',
  date: 'Datum des Beschlusses',
  decided: 'Beschluss {{number}}, {{date}}',
  unknown: 'Nummer und Datum des Beschlusses sind noch nicht eingetragen.',
  save: 'Beschluss speichern',
  correct: 'Beschluss berichtigen',
  reason: 'Grund der Berichtigung',
  reasonHint:
    'Steht in der Zeitleiste und im Prüfprotokoll; für die antragstellende Person nicht sichtbar.',
  message: 'Nachricht an die antragstellende Person',
  messageHint: {
    reddedildi: 'Die Begründung. Sie steht in der E-Mail und auf der Statusseite.',
    missingInformation: 'Freiwillig. Sie steht in der E-Mail und auf der Statusseite.',
    inReview: 'Was berichtigt wurde. Es steht in der E-Mail und auf der Statusseite.',
  },
  messageLanguage: 'Die E-Mail ist in dieser Sprache: {{language}}.',
  missing: {
    message: 'Schreiben Sie die Nachricht an die antragstellende Person.',
    correctionReason: 'Geben Sie einen Grund mit mindestens {{min}} Zeichen an.',
  },
  ask: {
    reddedildi: 'Antrag ablehnen?',
    uyelikIslemleriTamamlandi: 'Mitgliedschaft abschließen?',
    inReview: 'Mitgliedschaft berichtigen?',
  },
  act: {
    reddedildi: 'Ablehnen und E-Mail senden',
    uyelikIslemleriTamamlandi: 'Abschließen und E-Mail senden',
    inReview: 'Berichtigen und E-Mail senden',
  },
  actQuietly: {
    reddedildi: 'Ablehnen',
    uyelikIslemleriTamamlandi: 'Abschließen',
    inReview: 'Berichtigen',
  },
  sends:
    'Die E-Mail unten geht in einer Minute an {{to}}. Bis dahin können Sie sie anhalten; der Status des Antrags ändert sich dadurch nicht.',
  sendsNothing:
    'Dieser Antrag ist erfunden, es wird keine E-Mail gesendet. Bei einem echten Antrag ginge die E-Mail unten hinaus.',
  email: 'Die E-Mail',
  waits: 'Die E-Mail geht in 1 Min. hinaus.',
  waiting: 'E-Mail, die gegen {{time}} hinausgeht: {{email}}',
  stop: 'E-Mail anhalten',
  reopen: 'Abgeschlossene Mitgliedschaft berichtigen',
  reopenText:
    'Der Antrag geht zurück in die Prüfung. Weil der Abschluss mitgeteilt wurde, geht eine E-Mail über die Berichtigung hinaus.',
  filter: {
    decision: 'Beschluss',
    all: 'Beschluss: alle',
    known: 'Beschluss eingetragen',
    none: 'Kein Beschluss eingetragen',
    number: 'Beschlussnummer',
    days: 'Datum des Beschlusses',
  },
};

export const decisionApi = {
  errors: {
    emailLeft: 'Die E-Mail wird bereits gesendet und kann nicht mehr angehalten werden.',
    notDecided:
      'Nummer und Datum eines Beschlusses gibt es nur bei abgelehnten oder abgeschlossenen Anträgen.',
  },
  validation: { decisionInFuture: 'Das Datum des Beschlusses darf nicht nach heute liegen.' },
  fields: {
    message: 'Nachricht an die antragstellende Person',
    decision: 'Beschluss',
    decisionNumber: 'Beschlussnummer',
    decisionDate: 'Datum des Beschlusses',
    decidedFrom: 'Erster Tag des Beschlusses',
    decidedTo: 'Letzter Tag des Beschlusses',
    correctionReason: 'Grund der Berichtigung',
  },
  success: {
    applicationDecision: 'Der Beschluss wurde gespeichert.',
    applicationEmailStopped: 'Die E-Mail wurde angehalten. Der Status des Antrags ist unverändert.',
  },
};
