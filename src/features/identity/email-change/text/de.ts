import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  waiting: '{{email}} wartet auf Bestätigung',
  waitingText: 'An diese Adresse wurde ein Link gesendet. Bis er geöffnet wird, gilt {{current}}.',
  expired:
    'Der Link ist abgelaufen. Senden Sie ihn erneut, um die Adresse zu bestätigen. Bis dahin gilt {{current}}.',
  asked: 'Gespeichert. Ein Bestätigungslink wird an die neue Adresse gesendet.',
  sendAgain: 'Erneut senden',
  cancel: 'Änderung abbrechen',
  formHint: 'Eine neue Adresse gilt, sobald sie über den dorthin gesendeten Link bestätigt ist.',
  email: 'Neue E-Mail-Adresse',
  account: 'Konto',
  checkingTitle: 'E-Mail-Adresse',
  confirm: {
    title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Nach der Bestätigung ist dies die E-Mail-Adresse Ihres Kontos; Sie melden sich dann mit ihr an.',
    submit: 'Adresse bestätigen',
    doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
    done: 'Melden Sie sich von nun an mit {{email}} an.',
  },
  cancelling: {
    title: 'Änderung der E-Mail-Adresse abbrechen',
    text: 'Das Konto behält seine bisherige E-Mail-Adresse.',
    submit: 'Änderung abbrechen',
    doneTitle: 'Die Änderung wurde abgebrochen',
    done: 'Die E-Mail-Adresse Ihres Kontos ist unverändert. Wenn Sie die Änderung nicht beantragt haben, wählen Sie ein neues Passwort und benachrichtigen Sie Ihren Administrator.',
  },
  problem: 'Das hat nicht geklappt',
  deadTitle: 'Dieser Link gilt nicht mehr',
  deadText:
    'Er wurde vielleicht benutzt, ersetzt, abgebrochen oder ist abgelaufen. Einen neuen senden Sie auf Ihrer Kontoseite.',
  missingTitle: 'Diese Seite öffnet sich nur über den Link in der E-Mail',
  missingText:
    'Der Link steht in der E-Mail an Sie. Wenn Sie die Seite neu geladen haben, öffnen Sie ihn dort noch einmal.',
  toSignIn: 'Zurück zur Anmeldung',
};
