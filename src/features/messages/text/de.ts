import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const messages: TextOf<typeof tr.messages> = {
  title: 'Kontaktnachrichten',
  one: 'Nachricht',
  forbidden: 'Nachrichten sehen Administratoren und Redakteure',
  forbiddenText: 'Sie dürfen diese Seite nicht öffnen.',
  toList: 'Zurück zu den Nachrichten',
  state: {
    new: 'Neu',
    inProgress: 'In Arbeit',
    answered: 'Beantwortet',
    spam: 'Spam',
  },
  all: 'Alle',
  byState: 'Ansichten nach Stand',
  otherTopic: 'Ein anderes Thema',
  nobody: 'Niemandem zugewiesen',
  fields: {
    sender: 'Absender',
    topic: 'Thema',
    state: 'Stand',
    assignedTo: 'Zuständig',
    createdAt: 'Eingang',
    email: 'E-Mail',
    phone: 'Telefon',
    locale: 'Sprache',
  },
  locale: {
    tr: 'Türkisch',
    en: 'Englisch',
    de: 'Deutsch',
    es: 'Spanisch',
  },
  list: {
    label: 'Liste der Nachrichten',
    allTopics: 'Alle Themen',
    allAssignees: 'Nachrichten aller',
    unassigned: 'Niemandem zugewiesen',
    mine: 'Mir zugewiesen',
    notSearchable:
      'Namen und Texte sind verschlüsselt gespeichert; Nachrichten lassen sich deshalb nicht durchsuchen.',
    markSpam: 'Als Spam markieren',
    assign: 'Ausgewählte zuweisen',
    noneTitle: 'Noch keine Nachrichten',
    noneText: 'Nachrichten aus dem Kontaktformular erscheinen hier.',
    noMatchTitle: 'Keine Nachricht passt zu diesen Filtern',
    noMatchText: 'Wählen Sie eine andere Ansicht oder entfernen Sie die Filter.',
    pastEndTitle: 'Keine Nachrichten auf dieser Seite',
    pastEndText: 'Die Liste endet auf einer früheren Seite.',
    failedTitle: 'Die Nachrichten konnten nicht geöffnet werden',
  },
  details: {
    message: 'Nachricht',
    sender: 'Absender',
    handling: 'Stand und Zuständigkeit',
    save: 'Speichern',
    note: 'Notiz',
    noteHint: 'Nur für das Team',
    noteSave: 'Notiz speichern',
    reply: 'Antworten',
    replied: 'Unsere Antwort',
    replyText: 'Ihre Antwort',
    replyHint:
      'Geht an {{email}}, mit der E-Mail-Vorlage auf {{language}}; Anrede und Name der Partei stehen in der Vorlage.',
    send: 'Antwort senden',
    timeline: 'Verlauf',
    delete: 'Löschen',
    deleteQuestion: 'Diese Nachricht endgültig löschen?',
    deleteHint: 'Nachricht, Antworten, Notiz und Verlauf lassen sich nicht wiederherstellen.',
    goneTitle: 'Diese Nachricht gibt es nicht',
    goneText: 'Vielleicht wurde sie gelöscht.',
    failedTitle: 'Die Nachricht konnte nicht geöffnet werden',
    conflict:
      'Die Nachricht wurde geändert, nachdem Sie sie geöffnet haben. Ihr Text steht noch hier; prüfen Sie den aktuellen Stand und senden Sie erneut.',
  },
  event: {
    submitted: 'hat die Nachricht gesendet',
    state: 'hat den Stand geändert: {{state}}',
    assigned: 'hat sie {{name}} zugewiesen',
    unassigned: 'hat die Zuweisung entfernt',
    note: 'hat die Notiz geändert',
    replied: 'hat per E-Mail geantwortet',
    emailSent: 'hat die Antwort dem Mailserver übergeben',
    emailFailed: 'konnte die Antwort nicht senden: {{reason}}',
  },
  fault: {
    refused: 'der Server des Empfängers hat sie abgelehnt',
    invalidAddress: 'die Adresse ist ungültig',
    mailServer: 'der Mailserver war nicht erreichbar',
    unknown: 'der Server wurde beim Senden angehalten; sie ist möglicherweise angekommen',
    other: 'ein unerwarteter Fehler',
  },
  actor: {
    sender: 'Absender',
    system: 'System',
  },
};

export const contactForm: TextOf<typeof tr.contactForm> = {
  description:
    'Schreiben Sie an {{party}}: das Kontaktformular, die E-Mail-Adresse zu jedem Thema und wie die Antwort schneller kommt.',
  lead: 'Schreiben Sie uns Ihre Frage, Ihren Vorschlag oder Ihren Einwand. Mit dem passenden Thema geht Ihre Nachricht direkt an die zuständige Stelle.',
  form: 'Schreiben Sie hier',
  formNote: 'Wir antworten per E-Mail.',
  fields: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    phone: 'Ihre Telefonnummer (freiwillig)',
    topic: 'Thema',
    text: 'Ihre Nachricht',
    branch: 'Verband',
    notice: 'Datenschutzhinweis',
  },
  emailHint: 'An diese Adresse senden wir unsere Antwort.',
  phoneHint: 'Zum Beispiel +49 30 123456. Wir rufen nur an, wenn es nötig ist.',
  textHint:
    'Schreiben Sie keine Ausweisnummern, Gesundheitsdaten und dergleichen. Höchstens 5.000 Zeichen.',
  other: 'Ein anderes Thema',
  notice: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten:',
  /** Before the name of the branch. */
  reader: 'Ihre Nachricht liest:',
  toParty: 'Stattdessen an die Zentrale schreiben',
  send: 'Senden',
  required: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    topic: 'Wählen Sie ein Thema.',
    text: 'Schreiben Sie Ihre Nachricht.',
  },
  wrongEmail: 'Geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.',
  wrongPhone: 'Geben Sie eine Telefonnummer wie +49 30 123456 oder +90 532 123 45 67 ein.',
  wrongTopic: 'Wählen Sie eines der Themen aus der Liste.',
  tooLong: 'Bitte kürzen Sie Ihre Nachricht.',
  topics: 'E-Mail-Adressen nach Thema',
  topicsNote: 'Jeder Link öffnet eine E-Mail mit fertigem Betreff.',
  tips: 'Drei Dinge, die die Antwort beschleunigen',
  tip1: 'Nennen Sie Ihr Anliegen im ersten Satz.',
  tip2: 'Hinterlassen Sie eine E-Mail-Adresse für die Antwort und, wenn Sie möchten, eine Telefonnummer.',
  tip3: 'Schreiben Sie keine Ausweisnummern, Gesundheitsdaten und dergleichen.',
  allAddresses: 'Telefon, Adressen und Öffnungszeiten',
  received: {
    title: 'Wir haben Ihre Nachricht erhalten',
    lead: 'Danke, dass Sie uns geschrieben haben.',
    description: 'Wir haben Ihre Nachricht erhalten.',
    next: 'Wie geht es weiter?',
    step1: 'Die zuständige Stelle liest Ihre Nachricht.',
    /** Instead of the first step, if it was written to a branch. */
    readBy: 'Ihre Nachricht liest: {{branch}}.',
    step2:
      'Unsere Antwort kommt an die angegebene E-Mail-Adresse. Ist sie nach einigen Tagen nicht da, sehen Sie bitte auch im Spam-Ordner nach.',
    step3: 'Wenn es eilt, rufen Sie uns an oder schreiben Sie uns über WhatsApp.',
    again: 'Eine weitere Nachricht schreiben',
    contact: 'Telefon und Adressen',
  },
};

export const messageEmails: TextOf<typeof tr.messageEmails> = {
  messageReply: {
    name: 'Antwort auf eine Nachricht',
    subject: '{{party}}: unsere Antwort auf Ihre Nachricht',
    preview: 'Die Antwort auf Ihre Nachricht an uns.',
    heading: 'Unsere Antwort auf Ihre Nachricht',
    text: '{{reply}}',
    note: 'Diese E-Mail antwortet auf die Nachricht, die am {{date}} gegen {{time}} Uhr (türkische Zeit) über das Kontaktformular unserer Website gesendet wurde. Haben nicht Sie sie geschrieben, löschen Sie diese E-Mail bitte.',
  },
  messageArrived: {
    name: 'Nachricht zu einem Thema',
    subject: '{{party}}: neue Nachricht zu „{{topic}}“ ({{count}})',
    preview: 'Über das Kontaktformular ist eine Nachricht eingegangen.',
    heading: 'Neue Nachricht',
    text: 'Neue Nachrichten zu „{{topic}}“ über das Kontaktformular: {{count}}. Eine davon ist am {{date}} gegen {{time}} Uhr eingegangen. Sie können sie im Verwaltungsbereich lesen und beantworten.',
    action: 'Nachrichten öffnen',
    note: 'Diese E-Mail enthält keine Angaben zu den Absendern und keinen Text. Zu einem Thema wird höchstens eine in der Stunde gesendet. Die Adresse ändern Administratoren in den Angaben der Partei.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    note: 'Notiz',
    text: 'Text',
    topic: 'Thema',
    ids: 'Einträge',
    assignedTo: 'Zuständig',
  },
  success: {
    messageReplied: 'Ihre Antwort wird per E-Mail gesendet.',
    messageNoteSaved: 'Notiz gespeichert.',
    messagesChanged_one: '{{count}} Nachricht geändert.',
    messagesChanged_other: '{{count}} Nachrichten geändert.',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    message: 'Kontaktnachrichten',
  },
  action: {
    'message-update': 'Nachricht geändert',
    'message-updateMany': 'Mehrere Nachrichten geändert',
    'message-note': 'Notiz zu einer Nachricht',
    'message-reply': 'Antwort auf eine Nachricht',
    'message-delete': 'Nachricht gelöscht',
  },
  did: {
    'message-update': 'Hat eine Kontaktnachricht geändert',
    'message-updateMany': 'Hat mehrere Kontaktnachrichten geändert',
    'message-note': 'Hat die Notiz zu einer Kontaktnachricht geändert',
    'message-reply': 'Hat auf eine Kontaktnachricht geantwortet',
    'message-delete': 'Hat eine Kontaktnachricht gelöscht',
  },
  didTo: {
    'message-update': 'Hat die Nachricht {{subject}} geändert',
    'message-updateMany': 'Hat die Nachrichten {{subject}} geändert',
    'message-note': 'Hat die Notiz zur Nachricht {{subject}} geändert',
    'message-reply': 'Hat auf die Nachricht {{subject}} geantwortet',
    'message-delete': 'Hat die Nachricht {{subject}} gelöscht',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { messages, audit };
