import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { roles as trRoles, twoStep as trTwoStep } from './tr.ts';

export const twoStep: TextOf<typeof trTwoStep> = {
  title: 'Anmeldung in zwei Schritten',
  text: 'Neben dem Passwort wird der sechsstellige Code Ihrer Authenticator-App verlangt.',
  on: 'Ein',
  off: 'Aus',
  since: 'eingerichtet am {{date}}',
  codesLeft: 'verbleibende Wiederherstellungscodes: {{count}}',
  noCodesLeft: 'keine Wiederherstellungscodes mehr',
  fewCodes:
    'Ohne Ihr Telefon können Sie sich womöglich nicht mehr anmelden. Fordern Sie neue Codes an.',
  required:
    'Die Anmeldung in zwei Schritten ist für Ihre Rolle Pflicht und lässt sich nicht ausschalten.',
  offHint: 'Wer Ihr Passwort erbeutet, kommt in Ihr Konto.',
  start: 'Anmeldung in zwei Schritten einrichten',
  turnOff: 'Ausschalten',
  newCodes: 'Neue Wiederherstellungscodes',
  mustTitle: 'Richten Sie zuerst die Anmeldung in zwei Schritten ein',
  mustText:
    'Die Anmeldung in zwei Schritten ist für Ihre Rolle ({{role}}) Pflicht. Bis sie eingerichtet ist, bleiben die anderen Bereiche geschlossen.',
  setUp: {
    scan: 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App.',
    qr: 'QR-Code für die Authenticator-App',
    type: 'Wenn Sie ihn nicht scannen können, tippen Sie diesen Schlüssel in die App.',
    copySecret: 'Schlüssel kopieren',
    open: 'In der App auf diesem Gerät öffnen',
    enter: 'Geben Sie den sechsstelligen Code ein, den die App zeigt.',
    code: 'Code',
    confirm: 'Code prüfen',
    cancel: 'Abbrechen',
    problem: 'Die Anmeldung in zwei Schritten konnte nicht eingerichtet werden',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Wenn Sie Ihr Telefon nicht zur Hand haben, melden Sie sich mit einem dieser Codes an. Jeder gilt einmal. Die Liste wird nicht wieder gezeigt.',
    old: 'Ihre früheren Codes gelten nicht mehr.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Kopieren nicht möglich. Bitte markieren und kopieren Sie selbst.',
    save: 'Als Text herunterladen',
    print: 'Drucken',
    kept: 'Ich habe die Codes aufbewahrt',
    fileName: 'wiederherstellungscodes',
    fileHead: '{{party}}: Wiederherstellungscodes für {{email}}, {{date}}',
  },
  ask: {
    startTitle: 'Anmeldung in zwei Schritten einrichten?',
    startText:
      'Wir fragen nach Ihrem Passwort, damit niemand außer Ihnen sie einrichtet. Halten Sie Ihre Authenticator-App bereit.',
    start: 'Einrichtung beginnen',
    offTitle: 'Anmeldung in zwei Schritten ausschalten?',
    offText:
      'Dann wird nur noch das Passwort verlangt; Ihre Wiederherstellungscodes werden gelöscht. Ihre Sitzungen in anderen Browsern werden beendet.',
    off: 'Anmeldung in zwei Schritten ausschalten',
    offDone: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    codesTitle: 'Neue Wiederherstellungscodes anfordern?',
    codesText: 'Neue Codes werden gezeigt, und keiner der früheren gilt mehr.',
    codes: 'Codes zeigen',
    password: 'Aktuelles Passwort',
    codeHint: 'Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    problem: 'Das ist nicht gelungen',
  },
};

export const roles: TextOf<typeof trRoles> = {
  title: 'Anmeldung in zwei Schritten',
  lead: 'Welche Rollen sie brauchen',
  administration: 'Welche Rollen neben dem Passwort einen Code eingeben.',
  legend: 'Rollen, die die Anmeldung in zwei Schritten brauchen',
  text: 'Wer eine angekreuzte Rolle hat, kann keinen anderen Bereich öffnen, bevor eine Authenticator-App eingerichtet ist. Niemand wird abgemeldet; man wird zur Einrichtung geführt und kann die Anmeldung in zwei Schritten nicht ausschalten.',
  unmarked:
    'Wer eine andere Rolle hat, schaltet die Anmeldung in zwei Schritten nach Wunsch selbst ein.',
  can: {
    admin: 'Sieht und ändert alles, auch Benutzer.',
    editor: 'Betreut Inhalte und Anträge.',
    user: 'Sieht nur das Dashboard und das eigene Konto.',
  },
  save: 'Speichern',
  saved: 'Erfolgreich gespeichert.',
  faults: 'Nicht gespeichert',
  toAccount: 'In Ihrem Konto einrichten',
  failed: 'Die Einstellung konnte nicht geladen werden',
  forbidden: 'Diese Seite ist für Administratoren',
  forbiddenText:
    'Welche Rollen die Anmeldung in zwei Schritten brauchen, entscheiden die Administratoren.',
};
