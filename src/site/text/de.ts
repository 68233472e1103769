import * as shared from '../../platform/i18n/shared/de.ts';
import type { TextOf } from '../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const site: TextOf<typeof tr.site> = {
  frame: {
    skip: 'Zum Inhalt',
    home: 'Startseite',
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    search: 'Suche',
    overview: 'Überblick',
    external: '(externer Link)',
    whatsapp: 'WhatsApp',
    whatsappWrite: 'Per WhatsApp schreiben',
    toDark: 'Dunkles Design',
    toLight: 'Helles Design',
    join: 'Mitglied werden',
    shortcuts: 'Schnellzugriff',
    settings: 'Ansicht',
    openSettings: 'Darstellung einstellen',
    notices: 'Hinweise',
    closeNotice: 'Hinweis schließen',
    languageChanged: shared.languageChanged,
    language: 'Sprache: {{name}}',
  },
  /** At the address of a page that was taken away. */
  gone: {
    title: 'Diese Seite wurde entfernt',
    text: 'Die gesuchte Seite ist nicht mehr veröffentlicht, und keine andere ersetzt sie.',
    home: 'Startseite',
    search: 'Auf der Website suchen',
  },
  footer: {
    contents: 'Inhalte',
    contact: 'Kontakt und Unterstützung',
    follow: 'Folgen Sie uns',
    whatsappLine: 'WhatsApp-Kontakt',
    donate: 'Spenden',
    legal: 'Datenschutzhinweise',
    languages: 'Sprachen',
    copyright: 'Copyright © {{year}} {{party}}. Alle Rechte vorbehalten.',
  },

  /** Names of parts of a text that was written in Markdown. */
  written: {
    table: 'Tabelle',
    notes: 'Fußnoten',
    back: 'Zurück zum Text',
    youtube: 'YouTube-Video ansehen',
    vimeo: 'Vimeo-Video ansehen',
  },
  pager: {
    label: 'Seiten',
    page: 'Seite {{page}}',
    previous: 'Zurück',
    next: 'Weiter',
  },
  menu: {
    contents: 'Inhalte',
    ideas: 'Ideen',
    party: 'Partei',
    organisation: 'Organisation',
    contact: 'Kontakt',
    donation: 'Spenden',
    video: 'Video',
  },
  ways: {
    phone: 'Telefon',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Nachricht schreiben',
    whatsappNote: 'Die Nachricht ist vorbereitet; Sie müssen sie nur noch senden.',
    email: 'E-Mail',
    none: 'Es sind noch keine Kontaktdaten eingetragen.',
    subject: 'Nachricht von der Website',
  },
  form: {
    errorTitle: 'Fehler: {{title}}',
    summary_one: 'Korrigieren Sie ein Feld, um das Formular zu senden',
    summary_other: 'Korrigieren Sie {{count}} Felder, um das Formular zu senden',
    notSent: 'Das Formular wurde nicht gesendet',
    unknownField:
      'Das Formular enthält ein Feld, das es auf dieser Seite nicht gibt. Öffnen Sie die Seite neu.',
    date: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    draft: {
      clear: 'Entwurf löschen',
      ask: 'Alles löschen, was Sie eingegeben haben?',
      cleared: 'Der Entwurf wurde gelöscht.',
      restored: 'Sie machen dort weiter, wo Sie aufgehört haben.',
    },
    step: {
      next: 'Weiter',
      back: 'Zurück',
      change: 'Ändern',
      summary_one: 'Korrigieren Sie ein Feld, um fortzufahren',
      summary_other: 'Korrigieren Sie {{count}} Felder, um fortzufahren',
    },
    trap: 'Lassen Sie dieses Feld leer',
    trapFilled:
      'Ein Feld, das leer bleiben muss, war ausgefüllt. Es ist jetzt leer; senden Sie erneut.',
    token: {
      missing:
        'Es war nicht erkennbar, dass das Formular von dieser Seite kommt. Senden Sie erneut.',
      tooOld: 'Diese Seite war lange geöffnet. Ihre Eingaben sind noch da; senden Sie erneut.',
      tooFast:
        'Das Formular wurde zu schnell gesendet. Warten Sie einige Sekunden und senden Sie erneut.',
    },
    botCheck: {
      waiting: 'Die Sicherheitsprüfung läuft; das Formular wird gleich gesendet …',
      invalid:
        'Die Sicherheitsprüfung konnte nicht bestätigt werden. Ihre Eingaben sind noch da; senden Sie das Formular noch einmal.',
      expired:
        'Die Sicherheitsprüfung ist abgelaufen. Ihre Eingaben sind noch da; senden Sie das Formular noch einmal.',
      missing:
        'Ihr Browser hat die Sicherheitsprüfung nicht ausgeführt, und ohne sie werden vorerst keine Formulare mehr angenommen. Ihre Eingaben sind noch da. Schalten Sie JavaScript ein und senden Sie das Formular noch einmal, oder versuchen Sie es in {{wait}} wieder.',
    },
    typedHere: 'Ihre Eingaben stehen auf dieser Seite.',
    sendAgain: 'Erneut senden',
    reload:
      'Laden Sie diese Seite neu, damit Ihre Eingaben erhalten bleiben: Der Browser fragt, ob er das Formular erneut senden soll.',
  },
  error: {
    title400: 'Aussteller stimmt nicht überein, derzeit verwendet: {{issuer}}',
    text400:
      'Hier können Sie sich nicht mit einem Passwort am Dashboard anmelden. Nutzen Sie die Anmeldeseite Ihrer Organisation.',
    title401: 'Für diese Seite müssen Sie sich anmelden.',
    text401: 'Ihre Sitzung ist vielleicht beendet oder abgelaufen. Melden Sie sich erneut an.',
    title403: 'Das Formular wurde nicht von dieser Website gesendet.',
    text403: 'Öffnen Sie das Formular auf seiner eigenen Seite und senden Sie es dort.',
    title405: 'Diese Adresse nimmt eine solche Anfrage nicht an.',
    text405: 'Öffnen Sie die Seite im Browser.',
    title413: 'Das Formular ist zu lang.',
    text413: 'Gehen Sie im Browser zurück, kürzen Sie Ihre Eingaben und senden Sie erneut.',
    title415: 'Das Formular konnte nicht gelesen werden.',
    text415:
      'Das Formular hat nicht das erwartete Format. Öffnen Sie es auf seiner eigenen Seite und senden Sie es dort.',
    title404: 'Unter dieser Adresse gibt es keine Seite.',
    text404:
      'Der Link ist vielleicht veraltet oder falsch geschrieben. Suchen Sie mit einem Stichwort danach.',
    title414: 'Die Adresse ist zu lang.',
    text414: 'Versuchen Sie es mit weniger Wörtern noch einmal.',
    title500: 'Etwas ist schiefgegangen.',
    text500:
      'Der Fehler liegt bei uns. Versuchen Sie es später erneut; bleibt er bestehen, melden Sie ihn uns.',
    title503: 'Die Seite ist gerade stark ausgelastet.',
    text503:
      'Ihre Anfrage kann im Moment nicht bearbeitet werden. Bitte versuchen Sie es in einigen Sekunden erneut.',
    title429: 'Zu viele Anfragen in kurzer Zeit.',
    text429:
      'Aus Ihrem Netz kamen zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
    again: 'Erneut versuchen',
    home: 'Startseite',
    all: 'Alle Inhalte',
    report: 'Problem melden',
    signInThere: 'Mit der Organisation anmelden',
    signIn: 'Anmelden',
    reportSubject: 'Fehler {{status}} auf der Website',
  },
};

export const figures: TextOf<typeof tr.figures> = {
  video: '{{site}}-Video',
  what: 'Dieses Video wird von {{site}} ({{company}}) geladen. Dabei werden Ihre IP-Adresse, Angaben zu Ihrem Browser und die Adresse dieser Seite dorthin gesendet; {{site}} kann Cookies in Ihrem Browser speichern.',
  load: 'Video laden',
  remember: 'Videos von {{site}} in diesem Browser künftig ohne Nachfrage laden',
  open: 'Auf {{site}} öffnen',
  forget: 'Videos von {{site}} werden in diesem Browser ohne Nachfrage geladen.',
  ask: 'Wieder nachfragen',
  asked: 'Ab jetzt wird wieder nachgefragt.',
  picture: 'Bild',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
  place: '{{number}} / {{total}}',
};

export const settingsDrawer: TextOf<typeof tr.settingsDrawer> = {
  title: 'Darstellung',
  close: 'Einstellungen schließen',
  reset: 'Auf Standard zurücksetzen',
  resetChanged: 'Auf Standard zurücksetzen (es gibt Änderungen)',
  wasReset: 'Die Standardeinstellungen gelten wieder.',
  deskOnly: 'Gilt nur im Dashboard.',
  colorPreset: {
    name: 'Hauptfarbe',
    green: 'Grün',
    blue: 'Blau',
    party: 'Parteifarbe',
    indigo: 'Indigo',
    purple: 'Violett',
  },
  paletteMode: { name: 'Farbschema', light: 'Hell', dark: 'Dunkel' },
  navColor: {
    name: 'Menüfarbe',
    'blend-in': 'Angepasst',
    discrete: 'Dezent',
    evident: 'Kräftig',
  },
  layout: { name: 'Anordnung', vertical: 'Senkrecht', horizontal: 'Waagerecht' },
  stretch: { name: 'Inhalt', false: 'Kompakt', true: 'Breit' },
  contrast: { name: 'Kontrast', normal: 'Normal', high: 'Hoch' },
  direction: { name: 'Leserichtung', ltr: 'Links nach rechts', rtl: 'Rechts nach links' },
  responsiveFontSizes: { name: 'Schriftgröße', true: 'Nach Bildschirm', false: 'Fest' },
};
