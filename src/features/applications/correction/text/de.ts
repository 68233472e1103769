export const applicationCorrection = {
  open: 'Daten berichtigen',
  title: 'Daten des Antrags berichtigen',
  lead: 'Für Antragsteller, die eine Berichtigung ihrer Daten verlangen. Verlauf und Prüfprotokoll vermerken, welche Felder berichtigt wurden, nicht ihre Werte.',
  numbers:
    'Identitätsnummern werden hier nicht berichtigt. Fragen Sie den Antragsteller mit dem Status „Angaben fehlen“ danach.',
  emailHint:
    'Wird sie geändert, erhält die bisherige Adresse eine Nachricht, und die Statusseite öffnet sich nur mit einem Code an die neue Adresse.',
  record: 'Vermerk zur Berichtigung',
  reason: 'Grund',
  reasonHint: 'Zum Beispiel der Code der Datenschutzanfrage. Er steht im Verlauf.',
  choose: 'Wählen',
  save: 'Speichern',
  faults: 'Die Daten konnten nicht gespeichert werden',
  unchanged: 'Kein Feld wurde geändert.',
  forbidden: 'Diese Seite ist für Administratoren',
  forbiddenText: 'Nur Administratoren können die Daten von Antragstellern berichtigen.',
  wrong: {
    name: 'Ein Name besteht nur aus Buchstaben.',
    birthDate:
      'Geben Sie ein gültiges Geburtsdatum ein; der Antragsteller muss mindestens 18 sein.',
    email: 'Die E-Mail-Adresse muss wie name@beispiel.de aussehen.',
    phone: 'Die Telefonnummer muss wie 0532 123 45 67 oder +49 30 123456 aussehen.',
    district: 'Dieser Landkreis liegt nicht in der gewählten Provinz.',
  },
};

const { wrong } = applicationCorrection;

/** What its part of the API says. */
export const correctionApi = {
  success: { applicationCorrected: 'Die Daten des Antrags wurden berichtigt.' },
  validation: {
    noSuchDay: wrong.birthDate,
    tooLongAgo: wrong.birthDate,
    underAge: wrong.birthDate,
    emailFormat: wrong.email,
    wrongDistrict: wrong.district,
  },
};
