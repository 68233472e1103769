import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const measurement: TextOf<typeof tr.measurement> = {
  consent: {
    title: 'Dürfen wir Ihren Besuch messen?',
    text: 'Wenn Sie zustimmen, wird Ihr Besuch mit dem Google Tag Manager gemessen. Wenn Sie ablehnen, geht keine Anfrage dorthin, und alles auf dieser Seite funktioniert genauso.',
    more: 'Was wird gemessen?',
    details:
      'Welche Seiten wie lange und mit welcher Art von Gerät gelesen werden. Dafür werden Cookies in Ihren Browser geschrieben, und Ihre IP-Adresse erreicht Google. Auf den Formularen für Mitgliedschaft und Kontakt wird nichts gemessen. Am Ende der Seite können Sie Ihre Wahl ändern. Die Seitengeschwindigkeit messen wir nur auf unserem eigenen Server, ohne Sie zu identifizieren.',
    agree: 'Zustimmen',
    refuse: 'Ablehnen',
    change: 'Messung: Ihre Wahl',
  },
  consentPage: {
    agree: 'Ich stimme zu',
    refuse: 'Ich lehne ab',
    save: 'Auswahl speichern',
    choose: 'Wählen Sie, ob Sie zustimmen.',
    saved: 'Ihre Auswahl ist gespeichert',
    agreed: 'Ihre Besuche dürfen in diesem Browser gemessen werden.',
    refused:
      'Ihre Besuche werden in diesem Browser nicht gemessen. Dafür gesetzte Cookies sind gelöscht.',
    again: 'Auswahl ändern',
  },
  visits: {
    title: 'Besuche',
    note: 'Letzte {{days}} Tage; gezählt ohne Cookies und ohne Identifizierung.',
    empty: 'Noch keine Besuche. Sie erscheinen hier, sobald Besucher kommen.',
    byDay: 'Besuche nach Tag',
    pages: 'Am meisten gelesen',
    sources: 'Woher Besucher kamen',
    noPages: 'Noch keine Seite wurde fünfmal gelesen.',
    noSources: 'Noch keine Website führte fünfmal hierher.',
    direct: 'Direkt oder von dieser Website',
  },
  speed: {
    title: 'Seitengeschwindigkeit',
    note: 'Die letzten {{days}} Tage; drei von vier Besuchen waren mindestens so schnell.',
    empty: 'Noch nichts gemessen. Sobald Besucher kommen, stehen hier Zahlen.',
    phone: 'Telefon',
    desktop: 'Computer',
    visits_one: '{{number}} Besuch',
    visits_other: '{{number}} Besuche',
    none: 'nicht gemessen',
    seconds: '{{value}} s',
    milliseconds: '{{value}} ms',
    metrics: {
      LCP: 'Größtes Element sichtbar',
      INP: 'Reaktion auf Eingaben',
      CLS: 'Layoutverschiebung',
    },
    ratings: { good: 'Gut', middling: 'Verbesserungsbedürftig', poor: 'Schlecht' },
    shares: 'Gut {{good}} %, verbesserungsbedürftig {{middling}} %, schlecht {{poor}} %',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { measurement };
