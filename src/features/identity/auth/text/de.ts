import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
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
