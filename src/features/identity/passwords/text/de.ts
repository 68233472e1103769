import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
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
