import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  emailConfirm: {
    name: 'Bestätigung einer neuen E-Mail-Adresse',
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Bis dahin behält Ihr Konto die bisherige Adresse.',
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Die E-Mail-Adresse des Kontos {{account}} soll in {{email}} geändert werden. Sobald Sie bestätigen, gilt diese Adresse; bis dahin meldet man sich mit der bisherigen an.',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden und nur einmal. Wenn Sie kein solches Konto haben, löschen Sie diese E-Mail; ohne Ihre Bestätigung wird Ihre Adresse nicht verwendet.',
  },
  emailRequested: {
    name: 'Antrag auf Änderung der E-Mail-Adresse',
    subject: 'Die E-Mail-Adresse Ihres Kontos soll geändert werden',
    preview: 'Wenn Sie das nicht waren, brechen Sie die Änderung ab.',
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    text: 'Am {{date}} gegen {{time}} (türkische Zeit) wurde beantragt, die E-Mail-Adresse Ihres Kontos in {{email}} zu ändern. Bis die neue Adresse bestätigt ist, gilt diese.',
    action: 'Änderung abbrechen',
    note: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, brechen Sie die Änderung ab, wählen Sie ein neues Passwort und benachrichtigen Sie Ihren Administrator.',
  },
};
