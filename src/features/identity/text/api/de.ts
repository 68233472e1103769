import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    wrongSignIn: 'E-Mail oder Passwort ist falsch.',
    codeRequired:
      'Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    wrongCode: 'Der Code stimmt nicht oder ist abgelaufen.',
    tooManySignIns:
      'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {{wait}} noch einmal.',
    signInFailed: 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    noRoleHere:
      'Ihr Organisationskonto hat keine Rolle für das Dashboard. Wenden Sie sich an Ihren Administrator.',
    signInRefused:
      'Mit diesem Konto ist keine Anmeldung möglich. Wenden Sie sich an Ihren Administrator.',
    providerAway:
      'Der Anmeldedienst Ihrer Organisation ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    twoStepOn: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
    twoStepOff:
      'Die Anmeldung in zwei Schritten ist nicht eingerichtet. Bitte beginnen Sie von vorn.',
    twoStepNeeded:
      'Die Anmeldung in zwei Schritten ist für Ihre Rolle Pflicht und lässt sich nicht ausschalten.',
    setUpOwnTwoStepFirst:
      'Richten Sie Ihre eigene Anmeldung in zwei Schritten ein, bevor Sie sie für Ihre Rolle verlangen.',
    lastAdmin:
      'Dies ist der letzte Administrator, der sich anmelden kann. Geben Sie diese Rolle zuerst einer anderen Person.',
    ownAccount:
      'Sie können Ihr eigenes Konto weder löschen noch sperren und Ihre eigene Rolle nicht ändern.',
    notInvitable:
      'Diese Person kann nicht eingeladen werden: Das Konto hat schon ein Passwort, oder sie hat keinen Zugang zum Dashboard.',
    linkDead: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    emailLinkDead:
      'Dieser Link gilt nicht mehr: Er wurde benutzt, durch einen neuen ersetzt oder ist abgelaufen.',
  },
  validation: {
    wrongCode: 'Der Code ist falsch oder abgelaufen.',
    newRecoveryCode:
      'Dieser Wiederherstellungscode wurde gerade erst erstellt. Geben Sie den Code Ihrer Authenticator-App ein oder warten Sie zehn Minuten.',
    ownEmail:
      'Ändern Sie Ihre eigene E-Mail-Adresse auf Ihrer Kontoseite; dort wird nach Ihrem Passwort gefragt.',
    emailOfProvider:
      'Die E-Mail-Adresse kommt vom Anmeldedienst Ihrer Organisation und wird dort geändert.',
    emailTaken: 'Diese E-Mail-Adresse gehört bereits einer anderen Person.',
    usernameLetters:
      'Ein Benutzername besteht aus lateinischen Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.',
    usernameLikeAnother:
      'Dieser Benutzername kann mit einem anderen verwechselt werden. Wählen Sie einen, der sich deutlicher unterscheidet.',
    usernameTaken: 'Dieser Benutzername ist schon vergeben.',
    wrongPhone: 'Die Telefonnummer muss wie 0532 123 45 67 oder +49 30 123456 aussehen.',
    passwordTooWeak:
      '{{field}} muss Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen enthalten.',
    passwordCommon: '{{field}} ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    passwordPersonal:
      '{{field}} enthält das Wort „{{word}}“. Namen, E-Mail-Adressen und der Name der Partei sind leicht zu erraten; bitte lassen Sie sie weg.',
    wrongPassword: '{{field}} ist nicht richtig.',
    notAssignable:
      'Diese Person kann hier nicht gewählt werden. Wählen Sie jemand anderen aus der Liste.',
  },
  fields: {
    username: 'E-Mail',
    password: 'Passwort',
    code: 'Code',
    roles: 'Rollen',
    currentPassword: 'Aktuelles Passwort',
    email: 'E-Mail',
    name: 'Vorname',
    surname: 'Nachname',
    phone: 'Telefon',
    address: 'Anschrift',
    accountName: 'Benutzername',
    role: 'Rolle',
    status: 'Status',
    panelAccess: 'Zugang zum Dashboard',
  },
  success: {
    signedIn: 'Angemeldet.',
    signedOut: 'Abgemeldet.',
    sessionEnded: 'Die Sitzung wurde beendet.',
    sessionsEnded: 'Die Sitzungen wurden beendet.',
    invited: 'Die Einladung ist unterwegs.',
    twoStepRemoved: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    passwordConfirmed: 'Ihr Passwort wurde bestätigt.',
    passwordUpdated: 'Das Passwort wurde erfolgreich geändert.',
    linkSent:
      'Falls es ein Konto mit diesen Angaben gibt, wurde ein Passwort-Link an dessen E-Mail-Adresse gesendet.',
    passwordSet: 'Ihr Passwort ist festgelegt. Sie können sich jetzt anmelden.',
    emailRequested:
      'Gespeichert. Die neue E-Mail-Adresse gilt, sobald sie über den dorthin gesendeten Link bestätigt ist.',
    emailSentAgain: 'Der Bestätigungslink wird erneut gesendet.',
    emailCancelled: 'Die Änderung der E-Mail-Adresse wurde abgebrochen.',
    emailConfirmed: 'Die E-Mail-Adresse ist bestätigt.',
  },
};
