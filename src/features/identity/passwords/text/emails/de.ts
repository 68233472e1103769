import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
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
