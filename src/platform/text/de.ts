import type { TextOf } from '../i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    unauthenticated:
      'Sie sind nicht angemeldet oder Ihre Sitzung ist beendet. Bitte melden Sie sich an.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    notFound: 'Das Gesuchte wurde nicht gefunden.',
    conflict: 'Jemand anderes hat dies geändert, seit Sie es geöffnet haben.',
    invalid: 'Einige Felder müssen korrigiert werden.',
    tooManyRequests: 'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal.',
    tooLarge: 'Die gesendeten Daten sind zu groß.',
    unsupportedType: 'Dieser Inhaltstyp wird nicht angenommen.',
    badRequest: 'Die Anfrage konnte nicht gelesen werden.',
    tooComplex: 'Die Anfrage hat zu viele oder zu tief verschachtelte Felder.',
    addressTooLong: 'Die Adresse der Anfrage ist zu lang.',
    bodyNotObject: 'Der Inhalt der Anfrage muss ein JSON-Objekt sein.',
    unavailable:
      'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    internal: 'Etwas ist schiefgegangen.',
    wrongSignIn: 'E-Mail oder Passwort ist falsch.',
    codeRequired:
      'Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    wrongCode: 'Der Code stimmt nicht oder ist abgelaufen.',
    tooManySignIns:
      'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {{wait}} noch einmal.',
    slugTaken: 'Diese Adresse wird von einem anderen Inhalt verwendet.',
    imageTooLarge: 'Ein Bild darf höchstens {{megabytes}} MB groß sein.',
    issuerMismatch: '400: Aussteller stimmt nicht überein, derzeit verwendet: {{issuer}}',
    signInFailed: 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    noRoleHere:
      'Ihr Organisationskonto hat keine Rolle für das Dashboard. Wenden Sie sich an Ihren Administrator.',
    signInRefused:
      'Mit diesem Konto ist keine Anmeldung möglich. Wenden Sie sich an Ihren Administrator.',
    providerAway:
      'Der Anmeldedienst Ihrer Organisation ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    twoStepRequired:
      'Die Anmeldung in zwei Schritten ist für Ihre Rolle Pflicht. Richten Sie sie in Ihrem Konto ein, um fortzufahren.',
    twoStepOn: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
    twoStepOff:
      'Die Anmeldung in zwei Schritten ist nicht eingerichtet. Bitte beginnen Sie von vorn.',
    twoStepNeeded:
      'Die Anmeldung in zwei Schritten ist für Ihre Rolle Pflicht und lässt sich nicht ausschalten.',
    passwordConfirmationNeeded: 'Dafür wird Ihr Passwort noch einmal gebraucht.',
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
    required: '{{field}} ist erforderlich.',
    tooShort: '{{field}} muss mindestens {{min}} Zeichen lang sein.',
    tooLong: '{{field}} darf höchstens {{max}} Zeichen lang sein.',
    tooSmall: '{{field}} muss mindestens {{min}} sein.',
    tooBig: '{{field}} darf höchstens {{max}} sein.',
    notAllowed: 'Dieser Wert ist für {{field}} nicht erlaubt.',
    wrongFormat: '{{field}} hat kein gültiges Format.',
    controlCharacters:
      '{{field}} darf keine Zeilenumbrüche und keine unsichtbaren Zeichen enthalten. Bitte löschen und neu eintippen.',
    wrongType: '{{field}} ist nicht vom erwarteten Typ.',
    unknownPlaceholder:
      '„{{placeholder}}“ in {{field}} ist nicht bekannt. Möglich sind: {{known}}.',
    brokenPlaceholder:
      'In {{field}} passen die doppelten geschweiften Klammern nicht zusammen oder enthalten mehr als einen Namen.',
    unknownField: 'Unbekanntes Feld.',
    coverAltRequired: 'Vor der Veröffentlichung braucht das Titelbild einen Alternativtext.',
    bodyRequired: 'Vor der Veröffentlichung muss der Text geschrieben werden.',
    unknownMedia: 'Das Titelbild wurde nicht gefunden. Bitte laden Sie es noch einmal hoch.',
    slugEmpty: 'Aus dem Titel ließ sich keine Adresse bilden. Bitte schreiben Sie eine.',
    slugTaken: 'Diese Adresse wird von einem anderen Inhalt verwendet.',
    versionTaken: 'Eine Fassung mit dieser Nummer gibt es bereits.',
    imageUnreadable: 'Die Datei ist kein lesbares JPEG-, PNG-, WebP- oder AVIF-Bild.',
    imageIsHeic:
      'HEIC-Bilder können nicht verwendet werden. Bitte speichern Sie das Bild als JPEG, PNG, WebP oder AVIF und laden Sie es noch einmal hoch.',
    imageTooManyPixels:
      'Ein Bild darf auf jeder Seite höchstens {{side, number}} Pixel und insgesamt höchstens {{megapixels}} Megapixel haben.',
    imageNotProcessed:
      'Das Bild konnte nicht verarbeitet werden. Bitte laden Sie ein kleineres Bild hoch.',
    pdfUnreadable: 'Die Datei ist kein lesbares PDF.',
    pdfEncrypted:
      'Das PDF ist mit einem Passwort geschützt. Bitte laden Sie eine ungeschützte Datei hoch.',
    pdfTooLarge: 'Ein PDF darf höchstens {{megabytes}} MB groß sein.',
    pdfTooManyPages: 'Ein PDF darf höchstens {{max}} Seiten haben.',
    pdfTooSlow:
      'Das Öffnen des PDFs hat zu lange gedauert. Bitte speichern Sie die Datei neu und laden Sie sie noch einmal hoch.',
    wrongCode: 'Der Code ist falsch oder abgelaufen.',
    ownEmail:
      'Ändern Sie Ihre eigene E-Mail-Adresse auf Ihrer Kontoseite; dort wird nach Ihrem Passwort gefragt.',
    emailOfProvider:
      'Die E-Mail-Adresse kommt vom Anmeldedienst Ihrer Organisation und wird dort geändert.',
    emailTaken: 'Diese E-Mail-Adresse gehört bereits einer anderen Person.',
    usernameTaken: 'Dieser Benutzername ist schon vergeben.',
    wrongPhone: 'Die Telefonnummer muss wie 0532 123 45 67 oder +49 30 123456 aussehen.',
    passwordTooWeak:
      '{{field}} muss Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen enthalten.',
    passwordCommon: '{{field}} ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    passwordPersonal:
      '{{field}} enthält das Wort „{{word}}“. Namen, E-Mail-Adressen und der Name der Partei sind leicht zu erraten; bitte lassen Sie sie weg.',
    wrongPassword: '{{field}} ist nicht richtig.',
  },
  fields: {
    title: 'Titel',
    category: 'Kategorie',
    body: 'Text',
    summary: 'Zusammenfassung',
    author: 'Autor',
    slug: 'Adresse',
    state: 'Status',
    cover: 'Titelbild',
    'cover-mediaId': 'Titelbild',
    'cover-alt': 'Alternativtext',
    'cover-caption': 'Bildunterschrift',
    version: 'Version',
    username: 'E-Mail',
    password: 'Passwort',
    page: 'Seite',
    pageSize: 'Seitengröße',
    sort: 'Sortierung',
    year: 'Jahr',
    q: 'Suche',
    id: 'Kennung',
    file: 'Datei',
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
    other: 'Dieses Feld',
  },
  success: {
    created: 'Erfolgreich gespeichert.',
    updated: 'Erfolgreich aktualisiert.',
    deleted: 'Erfolgreich gelöscht.',
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
  email: {
    greeting: 'Guten Tag {{name}},',
    addressInstead:
      'Wenn die Schaltfläche nicht funktioniert, fügen Sie diese Adresse in Ihren Browser ein:',
    automatic: 'Diese E-Mail wurde automatisch gesendet; bitte antworten Sie nicht darauf.',
  },
};
