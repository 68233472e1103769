import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const transfer: TextOf<typeof tr.transfer> = {
  title: 'Import und Export',
  lead: 'Laden Sie einen Export von WordPress (XML) oder Ghost (JSON) hoch, allein oder als ZIP mit den Bildern, oder ein ZIP mit Markdown-Dateien. Zuerst wird geprüft; vor dem Start wird nichts geschrieben.',
  administration:
    'Inhalte aus WordPress, Ghost oder Markdown-Dateien übernehmen; alle Inhalte herunterladen.',
  upload: 'Datei wählen',
  uploaded: 'Die Datei wurde empfangen und wird geprüft.',
  started: 'Der Import hat begonnen.',
  start: 'Import starten',
  repeat: 'Erneut importieren',
  remove: 'Bericht löschen',
  previous: 'Frühere Importe',
  none: 'Es wurde noch nichts importiert.',
  progress: '{{done, number}} von {{entries, number}} Einträgen',
  categories: 'Kategorien',
  categoriesText:
    'Kategorien der Datei mit gleichem Namen oder gleicher Adresse sind zugeordnet; Sie können das ändern.',
  categoriesAsked:
    'Ohne Entsprechung hier: {{count, number}}. Wählen Sie, was daraus wird; ohne Auswahl wird es „{{otherwise}}“.',
  notChosen: 'Nicht gewählt: {{otherwise}}',
  otherwise: 'Ohne Kategorie',
  categoryEntries: '{{name}} ({{count, number}} Einträge)',
  download: 'Fehlende Bilder von {{site}} herunterladen',
  downloadText: '{{missing, number}} Bilder fehlen in der Datei.',
  report: 'Einträge',
  onlyProblems: 'Nur übersprungene und unvollständige',
  more: 'Mehr anzeigen',
  noNotes: 'Keine Einträge.',
  failedTitle: 'Die Importe konnten nicht geöffnet werden',
  forbiddenTitle: 'Nur Administratoren importieren und exportieren',
  forbiddenText: 'Für diese Seite ist die Rolle Administrator nötig.',
  export: 'Export',
  exportText:
    'Alle Inhalte als Markdown, Seiten, Gremien und Dokumente, Bilder und Anhänge wie gespeichert, in einer ZIP-Datei.',
  exportButton: 'Alles herunterladen',
  import: 'Import',
  tooLarge: 'Die Datei darf höchstens {{megabytes, number}} MB haben.',
  uploading: 'Wird hochgeladen: {{percent}} %',
  exporting:
    'Der Export wird vorbereitet; bei einer großen Website kann das einige Minuten dauern.',
  exported: 'Der Export wurde heruntergeladen.',
  kindLabel: 'Art',
  site: 'Website',
  authors: 'Autoren',
  andOthers: '{{names}} und {{others, number}} weitere',
  pictures: 'Bilder und Dateien',
  picturesMissing:
    '{{pictures, number}}; {{missing, number}} davon fehlen in der hochgeladenen Datei',
  found: 'Ergebnis der Prüfung',
  foundText: 'Die Datei enthält {{entries, number}} Einträge.',
  checkingText: 'Die Datei wird geprüft: {{done, number}} Einträge wurden gelesen.',
  mayLeave: 'Sie können diese Seite verlassen; die Arbeit läuft auf dem Server weiter.',
  missingTitle: 'Diesen Import gibt es nicht',
  missingText: 'Er wurde möglicherweise gelöscht. Die letzten zwanzig Importe werden aufbewahrt.',
  removeQuestion: 'Die hochgeladene Datei und ihr Bericht werden gelöscht:',
  removeHint: 'Importierte Inhalte bleiben erhalten.',
  kind: {
    wxr: 'WordPress',
    ghost: 'Ghost',
    markdown: 'Markdown',
  },
  state: {
    checking: 'Wird geprüft',
    checked: 'Startbereit',
    running: 'Läuft',
    done: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
  },
  action: {
    create: 'Neu',
    change: 'Aktualisierung',
    same: 'Unverändert',
    skip: 'Übersprungen',
  },
  reason: {
    notPost: 'Weder Beitrag noch Seite',
    trashed: 'Im Papierkorb oder in unbekanntem Zustand',
    passwordProtected: 'Durch ein Passwort geschützt',
    noTitle: 'Hat keinen Titel',
    noText: 'Hat keinen Text',
    tooLong: 'Der Text ist zu lang',
    tooComplex: 'Der Text ist zu komplex',
    badDate: 'Das Datum ist nicht lesbar',
    badEntry: 'Der Eintrag ist nicht lesbar',
    editedHere: 'Wurde nach dem Import hier bearbeitet',
    deletedHere: 'Wurde nach dem Import hier gelöscht',
    notValid: 'Ein Feld wird nicht akzeptiert',
    pictureMissing: 'Ein Bild oder eine Datei fehlt',
    pictureRefused: 'Ein Bild oder eine Datei wurde abgelehnt',
    privateAddress:
      'Ein Bild oder eine Datei wurde nicht geladen: Die Website hat eine Adresse in einem privaten Netz',
    siteUnreachable:
      'Ein Bild oder eine Datei wurde nicht geladen: Die Website war nicht erreichbar',
    addressTaken: 'Seine Adresse ist hier vergeben',
    membersMissing: 'Einige seiner Mitglieder sind hier nicht unter den Personen',
    pageAsContent: 'War eine Seite; wurde ein Inhalt',
    firstFrameOnly: 'Von einem animierten Bild wurde nur das erste Einzelbild übernommen',
    textShortened: 'Titel, Zusammenfassung, Autor oder Schlagwörter wurden gekürzt',
    altMissing:
      'Enthält ein Bild ohne Alternativtext; siehe den Reiter „Ohne Alternativtext“ der Inhalte',
    elementsLost: 'Von Teilen, die es hier nicht gibt, bleiben nur die Wörter: {{lost}}',
    commentsLost: 'Die Kommentare wurden nicht übernommen',
    fieldsIgnored: 'Nicht lesbare Angaben am Anfang wurden weggelassen: {{lost}}',
    damaged: 'Zeile {{line}} der Datei ist beschädigt; bitte die Buchstaben dort prüfen',
  },
  fault: {
    notXml: 'Das XML der Datei ist in Zeile {{line}} beschädigt. Es wurde nichts importiert.',
    notWxr: 'Die Datei ist kein Export von WordPress.',
    notGhost: 'Die Datei ist kein Export von Ghost, oder ihr JSON ist beschädigt.',
    badZip: 'Die ZIP-Datei ist beschädigt oder enthält unzulässige Dateinamen.',
    noEntries: 'Die Datei enthält keine Inhalte.',
    tooManyEntries: 'Die Datei hat zu viele Einträge. Bitte teilen Sie sie auf.',
    tooLarge: 'Ein Teil der Datei ist zu groß.',
    encoding: 'Die Datei ist nicht in UTF-8 kodiert.',
    doctype:
      'Die Datei enthält einen Dokumenttyp (DOCTYPE); das wird aus Sicherheitsgründen abgelehnt.',
    tooDeep: 'Die Elemente der Datei sind zu tief verschachtelt.',
    severalSites:
      'Die ZIP-Datei enthält Exporte mehrerer Websites. Bitte laden Sie jede Website einzeln hoch.',
    internal:
      'Der Import konnte nicht abgeschlossen werden. Einzelheiten stehen in der Liste der fehlgeschlagenen Aufgaben.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    importRunning: 'Ein anderer Import läuft. Warten Sie, bis er beendet ist.',
    importNotReady: 'Dieser Import kann nicht gestartet werden.',
    exportRunning: 'Ein anderer Export läuft. Warten Sie, bis er beendet ist.',
  },
  validation: {
    importBadZip: 'Die ZIP-Datei ist beschädigt oder enthält unzulässige Dateinamen.',
    importNoEntries: 'Die Datei enthält keine Inhalte.',
    importTooManyEntries: 'Die Datei hat zu viele Einträge. Bitte teilen Sie sie auf.',
  },
  fields: {
    categories: 'Kategorien',
    otherwise: 'Ohne Kategorie',
    download: 'Bilder herunterladen',
    after: 'Position',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    transfer: 'Import und Export',
  },
  action: {
    'transfer-import': 'Import',
    'transfer-export': 'Export',
  },
  did: {
    'transfer-import': 'Hat einen Import gestartet',
    'transfer-export': 'Hat alle Inhalte exportiert',
  },
  didTo: {
    'transfer-import': 'Hat {{subject}} importiert',
    'transfer-export': 'Hat alle Inhalte exportiert: {{subject}}',
  },
  fields: {
    categories: 'Kategorien',
    otherwise: 'Ohne Kategorie',
    download: 'Bilder herunterladen',
    entries: 'Einträge',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { transfer, audit };
