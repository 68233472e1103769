import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const webhooks: TextOf<typeof tr.webhooks> = {
  title: 'Veröffentlichungs-Webhooks',
  lead: 'Andere Programme werden (per Webhook) benachrichtigt, wenn Inhalte veröffentlicht, geändert oder zurückgezogen werden.',
  administration:
    'Adressen anderer Programme, die über veröffentlichte Inhalte benachrichtigt werden (Webhooks), mit Protokoll.',
  listLabel: 'Webhook-Adressen',
  back: 'Veröffentlichungs-Webhooks',
  name: 'Name',
  nameHint: 'Nur in der Verwaltung sichtbar.',
  url: 'Adresse',
  urlHint: 'Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.',
  events: 'Ereignisse',
  event: {
    published: 'Veröffentlicht',
    changed: 'Öffentlicher Inhalt geändert',
    archived: 'Archiviert',
    unpublished: 'Nicht mehr öffentlich',
    test: 'Test',
  },
  eventHint: {
    published: 'Auch für zeitgesteuerte Inhalte.',
    changed: 'Wird gesendet, wenn wartende Änderungen veröffentlicht werden.',
    archived: 'Die Seite bleibt, der Inhalt verlässt die Listen.',
    unpublished: 'Für Inhalte, die zum Entwurf oder gelöscht werden.',
  },
  isOn: 'Webhooks senden',
  isOnHint: 'Was geschieht, solange dies ausgeschaltet ist, wird auch später nicht gesendet.',
  stateLabel: 'Status',
  state: {
    on: 'Ein',
    off: 'Aus',
    failing: 'Gestört',
    turnedOff: 'Automatisch ausgeschaltet',
  },
  offReason: {
    failing:
      'Seit Tagen hat keine Nachricht diese Adresse erreicht, deshalb wurde sie ausgeschaltet. Schalten Sie sie wieder ein, wenn das Problem behoben ist.',
    gone: 'Der Empfänger hat gemeldet, dass diese Adresse nicht mehr benutzt wird (410), deshalb wurde sie ausgeschaltet.',
  },
  failingSince: 'Gestört seit',
  waiting: 'Wartend',
  created: 'Hinzugefügt',
  formerUntil: 'Früherer geheimer Schlüssel',
  formerUntilText: 'gültig bis {{when}}',
  add: 'Adresse hinzufügen',
  addTitle: 'Webhook-Adresse hinzufügen',
  editTitle: 'Webhook-Adresse bearbeiten',
  section: 'Empfänger',
  sectionText:
    'Nachrichten werden signiert; der Empfänger prüft die Signatur mit dem geheimen Schlüssel.',
  eventsText: 'Entwürfe und unveröffentlichte Änderungen werden nie gesendet.',
  faults: 'Nicht gespeichert',
  save: 'Speichern',
  edit: 'Bearbeiten',
  test: 'Test senden',
  testQueued: 'Die Testnachricht wird gesendet.',
  secretTitle: 'Geheimer Schlüssel',
  secretText:
    'Geben Sie diesen Schlüssel dem empfangenden Programm: Damit erkennt es, dass Nachrichten von dieser Website kommen. Er wird nur jetzt angezeigt.',
  secretClose: 'Kopiert, schließen',
  renew: 'Geheimen Schlüssel erneuern',
  renewQuestion: 'Einen neuen geheimen Schlüssel für „{{name}}“ erzeugen?',
  renewHint:
    'Der frühere Schlüssel bleibt 24 Stunden gültig; aktualisieren Sie den Empfänger in dieser Zeit.',
  renewed: 'Der geheime Schlüssel wurde erneuert.',
  remove: 'Löschen',
  removeQuestion: 'Diese Webhook-Adresse löschen?',
  removeHint: 'Das Protokoll wird ebenfalls gelöscht, wartende Nachrichten werden nicht gesendet.',
  queued: 'Die Nachricht wird noch einmal gesendet.',
  missingTitle: 'Die Webhook-Adresse wurde nicht gefunden',
  missingText: 'Sie wurde möglicherweise gelöscht.',
  failedTitle: 'Die Webhook-Adressen konnten nicht geöffnet werden',
  noneTitle: 'Noch keine Webhook-Adressen',
  noneText: 'Fügen Sie die Adresse eines Programms hinzu, das benachrichtigt werden soll.',
  noMatchTitle: 'Noch keine Webhook-Adressen',
  noMatchText: 'Fügen Sie die Adresse eines Programms hinzu, das benachrichtigt werden soll.',
  pastEndTitle: 'Keine Adressen auf dieser Seite',
  pastEndText: 'Die Liste endet auf einer früheren Seite.',
  forbiddenTitle: 'Nur Administratoren sehen die Webhooks',
  forbiddenText: 'Für diese Seite sind Administratorrechte nötig.',
  log: {
    title: 'Protokoll',
    text: 'Einträge bleiben 30 Tage. Eine fehlgeschlagene Nachricht wird etwa einen Tag lang erneut versucht.',
    listLabel: 'Protokoll der Nachrichten',
    event: 'Ereignis',
    content: 'Inhalt',
    result: 'Ergebnis',
    tries: 'Versuche',
    duration: 'Dauer',
    at: 'Zeit',
    all: 'Alle Ergebnisse',
    sendAgain: 'Erneut senden',
    sendAgainLabel: '„{{name}}“ erneut senden',
    nextTry: 'nächster Versuch {{when}}',
    milliseconds: '{{number}} ms',
    state: {
      waiting: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Fehlgeschlagen',
      skipped: 'Nicht gesendet',
    },
    fault: {
      status: 'Der Empfänger antwortete mit {{status}}',
      address: 'Die Adresse liegt nicht im öffentlichen Internet',
      name: 'Der Name wurde nicht gefunden',
      connection: 'Keine Verbindung',
      certificate: 'Das Zertifikat ist ungültig',
      time: 'Der Empfänger antwortete nicht rechtzeitig',
      size: 'Die Antwort ist zu lang',
      redirects: 'Der Empfänger leitete auf eine andere Adresse um',
      outdated: 'Vor dem Senden überholt',
      turnedOff: 'Webhooks sind ausgeschaltet',
    },
    failedTitle: 'Das Protokoll konnte nicht geöffnet werden',
    noneTitle: 'Noch nichts gesendet',
    noneText:
      'Nachrichten erscheinen hier, wenn ein Inhalt veröffentlicht wird oder Sie einen Test senden.',
    noMatchTitle: 'Keine Einträge mit diesem Ergebnis',
    noMatchText: 'Ohne den Filter werden alle Einträge angezeigt.',
    pastEndTitle: 'Keine Einträge auf dieser Seite',
    pastEndText: 'Die Liste endet auf einer früheren Seite.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    tooManyWebhooks: 'Es können höchstens {{max}} Webhook-Adressen hinzugefügt werden.',
    testWaiting: 'Eine Testnachricht wird bereits gesendet.',
  },
  validation: {
    publicHttps:
      '{{field}} muss mit https:// beginnen und eine Adresse des öffentlichen Internets sein.',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Adresse',
    webhookEvents: 'Ereignisse',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    webhook: 'Webhooks',
  },
  action: {
    'webhook-create': 'Adresse hinzugefügt',
    'webhook-update': 'Adresse geändert',
    'webhook-secret': 'Geheimer Schlüssel erneuert',
    'webhook-off': 'Automatisch ausgeschaltet',
    'webhook-delete': 'Adresse gelöscht',
  },
  did: {
    'webhook-create': 'Hat eine Webhook-Adresse hinzugefügt',
    'webhook-update': 'Hat eine Webhook-Adresse geändert',
    'webhook-secret': 'Hat den geheimen Schlüssel einer Webhook-Adresse erneuert',
    'webhook-off': 'Hat eine nicht erreichbare Webhook-Adresse ausgeschaltet',
    'webhook-delete': 'Hat eine Webhook-Adresse gelöscht',
  },
  didTo: {
    'webhook-create': 'Hat die Webhook-Adresse {{subject}} hinzugefügt',
    'webhook-update': 'Hat die Webhook-Adresse {{subject}} geändert',
    'webhook-secret': 'Hat den geheimen Schlüssel der Webhook-Adresse {{subject}} erneuert',
    'webhook-off': 'Hat die nicht erreichbare Webhook-Adresse {{subject}} ausgeschaltet',
    'webhook-delete': 'Hat die Webhook-Adresse {{subject}} gelöscht',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Adresse',
    webhookEvents: 'Ereignisse',
    isOn: 'Eingeschaltet',
    offReason: 'Grund der Ausschaltung',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { webhooks, audit };
