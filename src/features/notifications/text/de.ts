import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const notifications: TextOf<typeof tr.notifications> = {
  title: 'Benachrichtigungen',
  open: 'Benachrichtigungen',
  openUnread: 'Benachrichtigungen, {{count}} ungelesen',
  empty: 'Keine neuen Benachrichtigungen',
  emptyText: 'Anträge, Nachrichten und Ihnen zugewiesene Aufgaben erscheinen hier.',
  readAll: 'Alle als gelesen markieren',
  read: 'Als gelesen markieren',
  unread: 'Als ungelesen markieren',
  remove: 'Benachrichtigung entfernen',
  settings: 'Einstellungen der Benachrichtigungen',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  isUnread: 'Ungelesen',
  contacts: {
    title: 'Kollegium',
    open: 'Kollegium',
    here: 'Gerade da',
    seen: 'Zuletzt gesehen {{when}}',
    never: 'Noch nicht gesehen',
    empty: 'Keine weiteren Benutzer',
    emptyText: 'Neue Benutzer fügt die Administration hinzu.',
    failed: 'Das Kollegium konnte nicht geladen werden',
    write: 'E-Mail an {{name}} schreiben',
    call: '{{name}} anrufen',
    search: 'Person suchen',
    none: 'Niemand mit diesem Namen',
  },
  prefs: {
    faults: 'Die Einstellungen konnten nicht gespeichert werden',
    legend: 'Benachrichtigungen in der Verwaltung',
    email: 'E-Mail',
    save: 'Speichern',
    text: 'Wählen Sie, worüber Sie benachrichtigt werden möchten.',
    daily: 'Ungelesene jeden Morgen per E-Mail senden',
    dailyHint: 'Um 07:30 Uhr türkischer Zeit, nur wenn es Neues gibt.',
    saved: 'Die Einstellungen der Benachrichtigungen wurden gespeichert.',
  },
  kinds: {
    applicationNew_one: 'Ein neuer Mitgliedsantrag ist eingegangen',
    applicationNew_other: '{{count}} neue Mitgliedsanträge sind eingegangen',
    applicationAssigned: 'Ihnen wurde ein Antrag zugewiesen: {{subject}}',
    applicationMoved: 'Ihrem Verband wurde ein Antrag gegeben: {{subject}}',
    messageNew_one: 'Eine neue Kontaktnachricht ist eingegangen',
    messageNew_other: '{{count}} neue Kontaktnachrichten sind eingegangen',
    messageAssigned: 'Ihnen wurde eine Nachricht zugewiesen',
    contentReview: '„{{subject}}“ wartet auf eine Prüfung',
    contentPublished: '„{{subject}}“ wurde veröffentlicht',
    newDevice: 'Anmeldung in Ihrem Konto von einem neuen Gerät: {{subject}}',
    emailFailed_one: 'Eine E-Mail konnte nicht gesendet werden',
    emailFailed_other: '{{count}} E-Mails konnten nicht gesendet werden',
  },
  unknownDevice: 'unbekannter Browser',
  many: '{{count}}+',
};

/** The name of each kind: in the settings, and before a number in an e-mail. */
export const notificationLabels: TextOf<typeof tr.notificationLabels> = {
  applicationNew: 'Neuer Mitgliedsantrag',
  applicationAssigned: 'Ihnen zugewiesener Antrag',
  applicationMoved: 'Ihrem Verband gegebener Antrag',
  messageNew: 'Neue Kontaktnachricht',
  messageAssigned: 'Ihnen zugewiesene Nachricht',
  contentReview: 'Inhalt zur Prüfung',
  contentPublished: 'Veröffentlichter Inhalt',
  newDevice: 'Anmeldung von einem neuen Gerät',
  emailFailed: 'Nicht gesendete E-Mail',
};

export const notificationEmails: TextOf<typeof tr.notificationEmails> = {
  notificationSummary: {
    name: 'Tägliche Übersicht der Benachrichtigungen',
    subject: '{{party}}: Ihre ungelesenen Benachrichtigungen',
    preview: 'Was seit gestern eingegangen und noch ungelesen ist.',
    heading: 'Ihre ungelesenen Benachrichtigungen',
    text: '{{list}}',
    action: 'Verwaltung öffnen',
    note: 'Sie erhalten diese E-Mail, weil die tägliche Übersicht in Ihrem Konto eingeschaltet ist. Auf Ihrer Kontoseite können Sie sie ausschalten.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    upTo: 'Letzte Benachrichtigung',
    isRead: 'Gelesen',
    muted: 'Unerwünschte Benachrichtigungen',
    daily: 'Tägliche Übersicht',
    key: 'Benachrichtigung',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { notifications, notificationLabels };
