import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** Sign-in, session and confirmation of the password. The sign-in page loads only this part. */
export const auth: TextOf<typeof tr.auth> = {
  role: {
    admin: 'Administrator',
    editor: 'Redakteur',
    user: 'Benutzer',
  },
  signIn: {
    title: 'Anmeldung zum Dashboard',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    submit: 'Anmelden',
    problem: 'Anmeldung fehlgeschlagen',
    failed: 'Anmeldung fehlgeschlagen',
    noAccount: 'Kein Konto? Bitten Sie Ihren Provinzverband um eine Einladung.',
    toSite: 'Zurück zur Website',
    forgot: 'Passwort vergessen',
    newTab: '(öffnet in einem neuen Tab)',
    passwordSet: 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
  },
  code: {
    asked: 'Das Konto {{username}} ist durch die Anmeldung in zwei Schritten geschützt.',
    label: 'Bestätigungscode',
    hint: 'Geben Sie die 6 Ziffern ein, die Ihre Authenticator-App anzeigt.',
    digits: 'Der Bestätigungscode hat 6 Ziffern.',
    recoveryLabel: 'Wiederherstellungscode',
    recoveryHint:
      'Geben Sie einen der Codes ein, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Code aus der App verwenden',
    back: 'Mit einem anderen Konto anmelden',
  },
  provider: {
    again: 'Erneut anmelden',
    newTab: 'In neuem Tab anmelden',
  },
  confirm: {
    title: 'Passwort bestätigen',
    text: 'Dieser Vorgang ist besonders geschützt. Geben Sie Ihr Passwort noch einmal ein, um fortzufahren.',
    codeText:
      'Die Anmeldung in zwei Schritten ist eingeschaltet. Geben Sie auch den Code Ihrer App oder einen Wiederherstellungscode ein.',
    password: 'Ihr Passwort',
    problem: 'Das Passwort konnte nicht bestätigt werden',
    submit: 'Bestätigen',
    providerText:
      'Dieser Vorgang ist besonders geschützt. Melden Sie sich zum Fortfahren in einem neuen Tab noch einmal mit dem Konto Ihrer Organisation an und kehren Sie dann hierher zurück. Ihre Eingaben bleiben erhalten.',
  },
  session: {
    forbidden: 'Zugriff verweigert. Bitte melden Sie sich erneut an.',
    refreshFailed: 'Die Sitzung konnte nicht erneuert werden. Bitte melden Sie sich erneut an.',
    userMissing: 'Benutzer nicht gefunden',
    userUnreadable: 'Benutzerdaten konnten nicht gelesen werden',
    ended: 'Ihre Sitzung ist beendet.',
    elsewhere: 'Sie haben sich in einem anderen Tab abgemeldet.',
    signedOut: 'Sie haben sich abgemeldet.',
    endedTitle: 'Erneut anmelden',
    workKept: 'Was Sie geschrieben haben, ist noch da; melden Sie sich an und machen Sie weiter.',
  },
};

export const passwords: TextOf<typeof tr.passwords> = {
  email: 'E-Mail',
  toSignIn: 'Zurück zur Anmeldung',
  forgot: {
    title: 'Passwort vergessen',
    text: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein; wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link senden',
    problem: 'Der Link konnte nicht angefordert werden',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sent: 'Gibt es zu diesen Angaben ein Konto, haben wir den Passwort-Link an dessen E-Mail-Adresse gesendet.',
    sentHint:
      'Der Link gilt eine Stunde. Kommt in einigen Minuten nichts an, sehen Sie auch im Spam-Ordner nach.',
    again: 'Andere Adresse eingeben',
  },
  choose: {
    invitationTitle: 'Willkommen',
    invitationText:
      'Ihr Konto ist eingerichtet. Legen Sie ein Passwort fest, um sich am Dashboard anzumelden.',
    resetTitle: 'Neues Passwort festlegen',
    resetText: 'Das Passwort dieses Kontos ändert sich; alle offenen Sitzungen werden beendet.',
    whose: 'Konto',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort ist festgelegt und Sie sind angemeldet.',
    codeMissing:
      'Ihr Passwort ist festgelegt. Geben Sie zum Anmelden noch Ihren Bestätigungscode ein.',
    problem: 'Das Passwort wurde nicht gespeichert',
  },
  link: {
    deadTitle: 'Dieser Link ist nicht mehr gültig',
    deadText:
      'Er ist abgelaufen, wurde schon benutzt oder unvollständig kopiert. Fordern Sie einen neuen Link an; er ersetzt den alten.',
    deadInvitation:
      'Wurden Sie eingeladen, können Sie auch die Person, die Sie eingeladen hat, um eine neue Einladung bitten.',
    missingTitle: 'Diese Seite öffnet sich nur über den Link in der E-Mail',
    missingText:
      'Der Link steht in der E-Mail, die wir Ihnen gesendet haben. Haben Sie die Seite neu geladen, öffnen Sie ihn dort noch einmal.',
    askNew: 'Neuen Link anfordern',
  },
  fields: {
    password: 'Neues Passwort',
    again: 'Neues Passwort (Wiederholung)',
    tooWeak: 'Neues Passwort muss alle fünf Bedingungen unten erfüllen.',
    mismatch: 'Die Passwörter müssen übereinstimmen.',
    show: 'Passwörter anzeigen',
    hide: 'Passwörter verbergen',
  },
  rule: {
    title: 'Was das neue Passwort braucht',
    long: 'mindestens {{min}} Zeichen',
    upper: 'einen Großbuchstaben',
    lower: 'einen Kleinbuchstaben',
    digit: 'eine Ziffer',
    special: 'ein Sonderzeichen, etwa ! ? * +',
    met: '(erfüllt)',
    missing: '(fehlt)',
    progress: '{{met}} von {{total}} Bedingungen sind erfüllt.',
    personal:
      'Das Wort „{{word}}“ ist leicht zu erraten: Namen, E-Mail-Adressen und der Name der Partei gehören nicht hinein.',
    common: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
};

export const passwordEmails: TextOf<typeof tr.passwordEmails> = {
  invitation: {
    name: 'Einladung zum Verwaltungsbereich',
    subject: 'Ihre Einladung zum Dashboard: {{party}}',
    preview: 'Legen Sie Ihr Passwort fest und melden Sie sich an. Der Link gilt sieben Tage.',
    heading: 'Willkommen',
    text: 'Im Dashboard von {{party}} wurde ein Konto für Sie eröffnet. Sie melden sich als {{username}} an; legen Sie zuerst ein Passwort fest.',
    action: 'Mein Passwort festlegen',
    note: 'Der Link gilt sieben Tage und lässt sich einmal verwenden. Wenn Sie diese Einladung nicht erwartet haben, brauchen Sie nichts zu tun.',
  },
  reset: {
    name: 'Link für ein neues Passwort',
    subject: 'Legen Sie ein neues Passwort fest',
    preview: 'Der Link gilt eine Stunde.',
    heading: 'Neues Passwort festlegen',
    text: 'Für Ihr Konto wurde ein neues Passwort angefordert. Über den Link unten können Sie es festlegen; danach enden alle Ihre offenen Sitzungen.',
    action: 'Neues Passwort festlegen',
    note: 'Der Link gilt eine Stunde und lässt sich einmal verwenden. Wenn Sie ihn nicht angefordert haben, löschen Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    name: 'Hinweis: Passwort geändert',
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.',
    heading: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde am {{date}} gegen {{time}} Uhr (türkische Zeit) geändert. Wenn Sie das waren, ist nichts weiter zu tun.',
    action: 'Das war ich nicht',
    note: 'Wenn Sie das Passwort nicht geändert haben, fordern Sie mit dieser Schaltfläche ein neues an und verständigen Sie Ihren Administrator.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
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
    staffCsvFaults: 'In der Datei sind Zellen zu berichtigen.',
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
    roleOfNational:
      'Diese Rolle kann nur eine Administratorin oder ein Administrator der gesamten Partei vergeben.',
    branchesRequired: 'Wählen Sie mindestens einen Verband.',
    branchesUnknown:
      'Einer dieser Verbände ist Ihnen nicht zugänglich oder existiert nicht mehr. Wählen Sie erneut aus der Liste.',
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
    staffFile: 'Datei',
    role: 'Rolle',
    status: 'Status',
    panelAccess: 'Zugang zum Dashboard',
    branches: 'Verbände',
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

export const audit: TextOf<typeof tr.audit> = {
  group: {
    auth: 'Anmeldung und Sitzungen',
    password: 'Passwort',
    twoStep: 'Anmeldung in zwei Schritten',
    rights: 'Rechte',
    user: 'Benutzer',
    account: 'Konto',
    email: 'E-Mail-Adresse',
  },
  action: {
    'auth-signIn': 'Anmeldung',
    'auth-signInRefused': 'Abgelehnte Anmeldung',
    'auth-throttled': 'Gestoppte Anmeldungen',
    'auth-signOut': 'Abmeldung',
    'auth-sessionsEnded': 'Beendete Sitzungen',
    'auth-tokenReused': 'Wiederverwendetes Token',
    'auth-confirmed': 'Passwort bestätigt',
    'auth-confirmRefused': 'Abgelehnte Passwortbestätigung',
    'password-change': 'Passwortänderung',
    'password-resetAsked': 'Zurücksetzen angefragt',
    'password-set': 'Passwort per E-Mail gesetzt',
    'password-invitation': 'Einladung',
    'twoStep-on': 'Eingeschaltet',
    'twoStep-off': 'Ausgeschaltet',
    'twoStep-recoveryCodes': 'Neue Wiederherstellungscodes',
    'twoStep-roles': 'Verpflichtete Rollen',
    'rights-opened': 'Für Redakteure geöffnet',
    'user-create': 'Angelegt',
    'user-update': 'Geändert',
    'user-delete': 'Gelöscht',
    'user-import': 'Benutzer aus CSV eingelesen',
    'user-export': 'Benutzer als CSV ausgegeben',
    'account-update': 'Eigene Angaben',
    'email-requested': 'Änderung beantragt',
    'email-confirmed': 'Bestätigt',
    'email-cancelled': 'Abgebrochen',
  },
  did: {
    'auth-signIn': 'Hat sich angemeldet',
    'auth-signInRefused': 'Hat eine Anmeldung versucht und wurde abgelehnt',
    'auth-throttled': 'Anmeldungen wurden nach zu vielen Versuchen gestoppt',
    'auth-signOut': 'Hat sich abgemeldet',
    'auth-sessionsEnded': 'Hat offene Sitzungen beendet',
    'auth-tokenReused': 'Ein altes Sitzungstoken wurde erneut verwendet, die Sitzung wurde beendet',
    'auth-confirmed': 'Hat das Passwort noch einmal eingegeben',
    'auth-confirmRefused': 'Wollte das Passwort noch einmal eingeben und wurde abgelehnt',
    'password-change': 'Hat das Passwort geändert',
    'password-resetAsked': 'Wollte das Passwort zurücksetzen',
    'password-set': 'Hat das Passwort über den Link in der E-Mail gesetzt',
    'password-invitation': 'Hat eine Einladung gesendet',
    'twoStep-on': 'Hat die Anmeldung in zwei Schritten eingeschaltet',
    'twoStep-off': 'Hat die Anmeldung in zwei Schritten ausgeschaltet',
    'twoStep-recoveryCodes': 'Hat die Wiederherstellungscodes erneuert',
    'twoStep-roles': 'Hat geändert, welche Rollen die Anmeldung in zwei Schritten brauchen',
    'rights-opened': 'Hat geändert, was Redakteuren offensteht',
    'user-create': 'Hat einen Benutzer angelegt',
    'user-update': 'Hat einen Benutzer geändert',
    'user-delete': 'Hat einen Benutzer gelöscht',
    'user-import': 'Hat Benutzer aus einer CSV-Datei eingelesen',
    'user-export': 'Hat die Benutzer als CSV heruntergeladen',
    'account-update': 'Hat die Kontoangaben geändert',
    'email-requested': 'Hat eine neue E-Mail-Adresse beantragt',
    'email-confirmed': 'Hat die neue E-Mail-Adresse bestätigt',
    'email-cancelled': 'Hat die Änderung der E-Mail-Adresse abgebrochen',
  },
  didTo: {
    'auth-signIn': 'Hat sich im Konto von {{subject}} angemeldet',
    'auth-signInRefused': 'Hat eine Anmeldung als {{subject}} versucht und wurde abgelehnt',
    'auth-throttled': 'Anmeldungen als {{subject}} wurden nach zu vielen Versuchen gestoppt',
    'auth-signOut': 'Hat sich vom Konto von {{subject}} abgemeldet',
    'auth-sessionsEnded': 'Hat die offenen Sitzungen von {{subject}} beendet',
    'auth-tokenReused':
      'Ein altes Sitzungstoken von {{subject}} wurde erneut verwendet, die Sitzung wurde beendet',
    'auth-confirmed': 'Hat das Passwort noch einmal eingegeben',
    'auth-confirmRefused': 'Wollte das Passwort noch einmal eingeben und wurde abgelehnt',
    'password-change': 'Hat das Passwort von {{subject}} geändert',
    'password-resetAsked': 'Wollte das Passwort von {{subject}} zurücksetzen',
    'password-set': 'Hat das Passwort von {{subject}} über den Link in der E-Mail gesetzt',
    'password-invitation': 'Hat {{subject}} eine Einladung gesendet',
    'twoStep-on': 'Hat für {{subject}} die Anmeldung in zwei Schritten eingeschaltet',
    'twoStep-off': 'Hat für {{subject}} die Anmeldung in zwei Schritten ausgeschaltet',
    'twoStep-recoveryCodes': 'Hat die Wiederherstellungscodes von {{subject}} erneuert',
    'twoStep-roles': 'Hat geändert, welche Rollen die Anmeldung in zwei Schritten brauchen',
    'rights-opened': 'Hat geändert, was Redakteuren offensteht',
    'user-create': 'Hat den Benutzer {{subject}} angelegt',
    'user-update': 'Hat den Benutzer {{subject}} geändert',
    'user-delete': 'Hat den Benutzer {{subject}} gelöscht',
    'user-import': 'Hat die Benutzer {{subject}} eingelesen',
    'user-export': 'Hat die Benutzer {{subject}} heruntergeladen',
    'account-update': 'Hat die Kontoangaben von {{subject}} geändert',
    'email-requested': 'Hat für {{subject}} eine neue E-Mail-Adresse beantragt',
    'email-confirmed': 'Hat die neue E-Mail-Adresse von {{subject}} bestätigt',
    'email-cancelled': 'Hat die Änderung der E-Mail-Adresse von {{subject}} abgebrochen',
  },
  fields: {
    usersAdded: 'Angelegte Benutzer',
    usersChanged: 'Geänderte Benutzer',
    usersExported: 'Heruntergeladene Benutzer',
    name: 'Vorname',
    surname: 'Nachname',
    username: 'Benutzername',
    email: 'E-Mail',
    role: 'Rolle',
    roles: 'Rollen',
    opened: 'Offen',
    status: 'Status',
    panelAccess: 'Zugang zum Dashboard',
    branches: 'Verbände',
    phone: 'Telefon',
    address: 'Adresse',
    reason: 'Grund',
    twoStep: 'Zweiter Schritt',
    counted: 'Grenze überschritten durch',
    issuer: 'Anmeldedienst',
    by: 'Quelle',
  },
  values: {
    meetings: 'Versammlungen',
    people: 'Personen',
    pages: 'Seiten',
    admin: 'Administrator',
    editor: 'Redakteur',
    user: 'Benutzer',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    invitation: 'Einladung',
    reset: 'Vergessenes Passwort',
    unknown: 'Unbekannter Name',
    wrong: 'Falsches Passwort',
    panelOff: 'Kein Zugang zum Dashboard',
    codeMissing: 'Kein Code eingegeben',
    code: 'Falscher Code',
    oidc: 'Externer Anbieter',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { passwords, audit };
