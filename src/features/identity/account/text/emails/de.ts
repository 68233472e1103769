import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { emails as tr } from './tr.ts';

export const emails: TextOf<typeof tr> = {
  twoStepOn: {
    name: 'Hinweis: Zwei-Schritt-Anmeldung ein',
    subject: 'Anmeldung in zwei Schritten eingeschaltet',
    preview: 'Wenn Sie das nicht waren, melden Sie es sofort Ihrem Administrator.',
    heading: 'Anmeldung in zwei Schritten ist eingeschaltet',
    text: 'Für Ihr Konto wurde am {{date}} gegen {{time}} Uhr (türkische Zeit) die Anmeldung in zwei Schritten eingeschaltet. Nach dem Passwort wird nun ein Code aus Ihrer Authenticator-App verlangt; Ihre anderen Sitzungen sind beendet.',
    action: 'Mein Konto öffnen',
    note: 'Wenn Sie das nicht waren, ist jemand in Ihrem Konto: Melden Sie es sofort Ihrem Administrator.',
  },
  twoStepOff: {
    name: 'Hinweis: Zwei-Schritt-Anmeldung aus',
    subject: 'Anmeldung in zwei Schritten ausgeschaltet',
    preview: 'Wenn Sie das nicht wollten, ändern Sie Ihr Passwort.',
    heading: 'Anmeldung in zwei Schritten ist ausgeschaltet',
    text: 'Für Ihr Konto wurde am {{date}} gegen {{time}} Uhr (türkische Zeit) die Anmeldung in zwei Schritten ausgeschaltet. Verlangt wird nur noch Ihr Passwort; Ihre Wiederherstellungscodes gelten nicht mehr.',
    action: 'Mein Konto öffnen',
    note: 'Wenn Sie das nicht wollten, ändern Sie Ihr Passwort, richten Sie die Anmeldung in zwei Schritten neu ein und melden Sie es Ihrem Administrator.',
  },
  emailChanged: {
    name: 'Hinweis: E-Mail-Adresse geändert',
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    preview: 'Wenn Sie das nicht waren, melden Sie es sofort Ihrem Administrator.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Kontos wurde am {{date}} gegen {{time}} Uhr (türkische Zeit) geändert. Ab jetzt meldet man sich mit der neuen Adresse an; an diese kommt keine weitere E-Mail zum Konto.',
    note: 'Wenn Sie das nicht waren, melden Sie es sofort Ihrem Administrator: Er kann die Adresse zurücksetzen und die Sitzungen beenden.',
  },
};
