import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const privacy: TextOf<typeof tr.privacy> = {
  title: 'Datenschutzstelle',
  lead: 'Anträge von Personen zu ihren eigenen Daten. Das Gesetz verlangt eine Antwort innerhalb von dreißig Tagen.',
  administration:
    'Anträge auf Auskunft, Berichtigung und Löschung; wie lange Einträge gespeichert werden.',
  listLabel: 'Datenschutzanträge',
  add: 'Antrag erfassen',
  code: 'Code',
  person: 'Person',
  kindLabel: 'Art',
  stateLabel: 'Status',
  channelLabel: 'Eingang über',
  received: 'Eingegangen',
  due: 'Frist',
  dueIn_one: 'noch {{number}} Tag',
  dueIn_other: 'noch {{number}} Tage',
  overdueBy_one: 'seit {{number}} Tag überfällig',
  overdueBy_other: 'seit {{number}} Tagen überfällig',
  answeredAt: 'Antwort',
  text: 'Text des Antrags',
  answerLabel: 'Antwort',
  answerHint: 'Die Antwort wird per E-Mail gesendet, wenn die Person eine Adresse angegeben hat.',
  answer: 'Beantworten',
  refuse: 'Ablehnen',
  answerTitle: 'Antrag beantworten',
  answeredBy: 'Beantwortet von',
  answerFailed:
    'Die Antwort konnte nicht per E-Mail gesendet werden. Übermitteln Sie sie auf einem anderen Weg.',
  application: 'Mitgliedsantrag',
  applicationErased: 'Gelöscht',
  applicationNone: 'Kein Mitgliedsantrag',
  open: 'Antrag öffnen',
  copy: 'Kopie der Daten herunterladen',
  copyHint:
    'Alles, was über die Person gespeichert ist. Ihr Passwort wird verlangt, und es wird im Prüfprotokoll vermerkt.',
  erase: 'Daten löschen',
  eraseTitle: 'Daten löschen?',
  eraseText:
    'Der Mitgliedsantrag {{code}} wird mit Daten, Anhängen und Schlüssel endgültig gelöscht. Das kann nicht rückgängig gemacht werden.',
  erased: 'Der Mitgliedsantrag und alles, was dazugehört, wurde gelöscht.',
  answered: 'Der Antrag wurde beantwortet.',
  recorded: 'Der Antrag wurde erfasst.',
  email: 'E-Mail',
  emailHint: 'Falls vorhanden; die Antwort wird dorthin gesendet.',
  name: 'Name',
  receivedOn: 'Eingegangen am',
  receivedOnHint: 'Die dreißig Tage beginnen an diesem Tag.',
  applicationCode: 'Code des Mitgliedsantrags',
  applicationCodeHint: 'Falls vorhanden, zum Beispiel B-7K4M-9XQ2',
  addTitle: 'Datenschutzantrag erfassen',
  addLead: 'Für Anträge, die per E-Mail, per Post oder persönlich eingegangen sind.',
  faults: 'Einige Felder müssen korrigiert werden',
  save: 'Speichern',
  retentionTitle: 'Aufbewahrung',
  retentionLead:
    'Einträge, deren Frist abgelaufen ist, werden jede Nacht endgültig gelöscht. Die Frist beginnt an dem Tag, an dem der Eintrag diesen Status erhalten hat.',
  retentionLink: 'Aufbewahrung',
  days: 'Tage',
  daysHint: 'Leer: wird nicht gelöscht.',
  forever: 'Wird nicht gelöscht',
  standard_one: 'Vorschlag: {{number}} Tag',
  standard_other: 'Vorschlag: {{number}} Tage',
  runsTitle: 'Letzte Löschungen',
  runsNone: 'Es wurde noch nichts gelöscht. Die erste Löschung läuft heute Nacht.',
  runNothing: 'Nichts zu löschen',
  runDeleted_one: '{{number}} Eintrag gelöscht',
  runDeleted_other: '{{number}} Einträge gelöscht',
  saved: 'Die Fristen wurden gespeichert.',
  noneTitle: 'Noch keine Anträge',
  noneText:
    'Anträge erscheinen hier, wenn Personen von der Statusseite ihres Antrags schreiben oder wenn Sie einen erfassen.',
  noMatchTitle: 'Kein Antrag entspricht diesem Filter',
  noMatchText: 'Ändern oder leeren Sie den Filter.',
  pastEndTitle: 'Keine Anträge auf dieser Seite',
  pastEndText: 'Die Liste endet auf einer früheren Seite.',
  failedTitle: 'Die Anträge konnten nicht geöffnet werden',
  forbiddenTitle: 'Die Datenschutzstelle sehen Administratoren',
  forbiddenText: 'Für diese Seite benötigen Sie Administratorrechte.',
  missingTitle: 'Diesen Antrag gibt es nicht',
  missingText: 'Er wurde vielleicht nach Ablauf der Frist gelöscht.',
  all: 'Alle Status',
  allKinds: 'Alle Arten',
  back: 'Datenschutzstelle',
  kind: {
    information: 'Auskunft',
    correction: 'Berichtigung',
    deletion: 'Löschung',
  },
  state: {
    open: 'Offen',
    answered: 'Beantwortet',
    refused: 'Abgelehnt',
  },
  channel: {
    site: 'Statusseite',
    email: 'E-Mail',
    post: 'Post',
    office: 'Persönlich',
  },
  retained: {
    application: 'Mitgliedsantrag',
    privacyRequest: 'Datenschutzantrag',
    message: 'Nachricht',
  },
  retainedState: {
    'application-application': 'Neuer Antrag',
    'application-inReview': 'In Prüfung',
    'application-missingInformation': 'Angaben fehlen',
    'application-reddedildi': 'Abgelehnt',
    'application-uyelikIslemleriTamamlandi': 'Mitgliedschaft abgeschlossen',
    'application-withdrawn': 'Zurückgezogen',
    'privacyRequest-answered': 'Beantwortet',
    'privacyRequest-refused': 'Abgelehnt',
    'message-answered': 'Beantwortet',
    'message-spam': 'Spam',
  },
};

/** Only the server writes e-mails; these words stay out of browsers. */
export const privacyEmails: TextOf<typeof tr.privacyEmails> = {
  privacyAnswer: {
    name: 'Antwort auf einen Datenschutzantrag',
    subject: '{{party}}: unsere Antwort auf Ihren Antrag {{code}}',
    preview: 'Die Antwort auf Ihren Antrag zu Ihren personenbezogenen Daten.',
    heading: 'Unsere Antwort auf Ihren Antrag',
    text: '{{answer}}',
    note: 'Diese E-Mail betrifft Ihren Datenschutzantrag {{code}}, der am {{date}} beantwortet wurde. Wenn Sie mit der Antwort nicht einverstanden sind, können Sie sich bei der Datenschutzbehörde (KVKK) beschweren.',
  },
};

/** What its part of the API says: refusals, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  errors: {
    requestClosed: 'Dieser Antrag wurde bereits beantwortet.',
    tooManyRequestsOpen:
      'Fünf Ihrer Anträge sind noch nicht beantwortet. Warten Sie die Antworten ab, bevor Sie einen weiteren stellen.',
    noRecord: 'Zu diesem Antrag gehört kein Mitgliedsantrag; er wurde vielleicht gelöscht.',
  },
  validation: {
    unknownRecord: 'Es gibt keinen Mitgliedsantrag mit diesem Code.',
  },
  fields: {
    fullName: 'Name',
    requestText: 'Text des Antrags',
    receivedOn: 'Eingegangen am',
    recordCode: 'Code des Mitgliedsantrags',
    answer: 'Antwort',
    rules: 'Regeln',
  },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    privacyRequest: 'Datenschutzanträge',
    retention: 'Aufbewahrung',
  },
  action: {
    'privacyRequest-create': 'Erfassung',
    'privacyRequest-answer': 'Antwort',
    'privacyRequest-erase': 'Löschung von Daten',
    'privacyRequest-copy': 'Kopie von Daten',
    'retention-change': 'Änderung der Fristen',
    'retention-run': 'Löschung nach Ablauf',
  },
  did: {
    'privacyRequest-create': 'Hat einen Datenschutzantrag erfasst',
    'privacyRequest-answer': 'Hat einen Datenschutzantrag beantwortet',
    'privacyRequest-erase': 'Hat wegen eines Datenschutzantrags einen Mitgliedsantrag gelöscht',
    'privacyRequest-copy': 'Hat eine Kopie der Daten einer Person erstellt',
    'retention-change': 'Hat die Aufbewahrungsfristen geändert',
    'retention-run': 'Hat Einträge gelöscht, deren Frist abgelaufen war',
  },
  didTo: {
    'privacyRequest-create': 'Hat den Datenschutzantrag {{subject}} erfasst',
    'privacyRequest-answer': 'Hat den Datenschutzantrag {{subject}} beantwortet',
    'privacyRequest-erase': 'Hat den Mitgliedsantrag zum Datenschutzantrag {{subject}} gelöscht',
    'privacyRequest-copy': 'Hat für den Antrag {{subject}} eine Kopie der Daten erstellt',
    'retention-change': 'Hat die Aufbewahrungsfristen geändert',
    'retention-run': 'Hat Einträge gelöscht, deren Frist abgelaufen war',
  },
  fields: {
    kind: 'Art',
    channel: 'Eingang',
    record: 'Eintrag',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { privacy, audit };
