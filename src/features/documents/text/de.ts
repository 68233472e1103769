import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const documents: TextOf<typeof tr.documents> = {
  /** Names of pages, as links to them say. */
  pages: {
    programme: 'Parteiprogramm',
    manifesto: 'Manifest',
    goals: 'Politische Ziele',
    charter: 'Satzung',
    guide: 'Organisationsleitfaden',
  },
  names: {
    programme: 'Parteiprogramm',
    manifesto: 'Manifest der Partei',
    goals: 'Politische Ziele',
    charter: 'Satzung',
    guide: 'Leitfaden der Parteiarbeit',
  },
  page: {
    rail: 'Dokument der Partei',
    since: 'In Kraft seit {{date}}',
    version: 'Fassung',
    adopted: 'Beschlossen',
    pages: 'Seiten',
    file: 'Datei',
    pdfOf: 'PDF, {{size}}',
    checksum: 'Prüfsumme (SHA-256)',
    download: 'PDF herunterladen',
    open: 'Dokument öffnen',
    openHere: 'Dokument hier zeigen',
    sheet: '{{title}}, {{number}}. Fassung: erste Seite des PDFs',
    sameText: 'Der folgende Text ist derselbe wie im PDF, auf Türkisch.',
    numberIsLink: 'Klicken Sie auf eine Nummer und teilen Sie den Link dieses Abschnitts.',
    contents: 'Inhalt',
    partStart: 'Anfang dieses Teils',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    textFollows:
      'Der Text dieser Fassung wurde noch nicht ergänzt. Der Text unten ist der von Fassung {{of}}; es gilt das PDF von Fassung {{number}}.',
    toTextVersion: 'Fassung {{of}} öffnen',
    noText:
      'Den Text dieser Fassung gibt es nur als PDF. Öffnen Sie das Dokument, um ihn zu lesen.',
    older:
      'Dies ist die alte Fassung vom {{date}}; sie ist nicht mehr in Kraft. Es gilt die {{number}}. Fassung.',
    toPresent: 'Geltenden Text lesen',
    titleOld: '{{title}}, {{number}}. Fassung',
    versions: 'Fassungen',
    versionsNote: 'Jeder beschlossene Text bleibt hier stehen.',
    present: 'In Kraft',
    reading: 'Die Fassung, die Sie lesen',
    readVersionOf: '{{number}}. Fassung lesen',
    versionPdf: 'PDF, {{size}}, {{pages}} Seiten',
    missingText:
      'Dieses Dokument ist noch nicht veröffentlicht. Sobald es beschlossen ist, stehen Text und PDF auf dieser Seite.',
    otherDocuments: 'Weitere Dokumente',
    home: 'Startseite',
  },
};

/** The viewer of a document, in a script of public pages. */
export const documentViewer: TextOf<typeof tr.documentViewer> = {
  tools: 'Werkzeuge für das Dokument',
  pages: 'Seiten des Dokuments',
  page: 'Seite',
  pageName: 'Seite {{page}}',
  pageOf: 'Seite {{page}} von {{count}}',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  zoomOut: 'Verkleinern',
  zoomIn: 'Vergrößern',
  zoomed: 'Vergrößerung {{percent}}',
  fitWidth: 'An Breite anpassen',
  fitPage: 'Ganze Seite zeigen',
  contents: 'Inhalt',
  download: 'PDF herunterladen',
  close: 'Dokument schließen',
  find: 'Im Dokument suchen',
  findField: 'Gesuchtes Wort im Dokument',
  findPrevious: 'Voriger Treffer',
  findNext: 'Nächster Treffer',
  findClose: 'Suche schließen',
  findNone: 'Keine Treffer',
  findCount: 'Treffer {{current}} von {{total}}',
  loading: 'Dokument wird geladen',
  retry: 'Erneut versuchen',
  missing: {
    title: 'Dokument nicht gefunden',
    text: 'Unter dieser Adresse gibt es kein Dokument; vielleicht wurde es durch eine neue Fassung ersetzt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  broken: {
    title: 'Das Dokument ist nicht lesbar',
    text: 'Die Datei ist vielleicht unvollständig oder beschädigt. Versuchen Sie es erneut oder laden Sie das Dokument herunter.',
  },
  unreachable: {
    title: 'Das Dokument konnte nicht geladen werden',
    text: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
};

export const documentsDesk: TextOf<typeof tr.documentsDesk> = {
  title: 'Dokumente',
  administration:
    'Satzung, Programm und die anderen Dokumente der Partei: Fassungen, PDFs und Texte.',
  lead: 'Die Dokumente der Partei und ihre Fassungen.',
  names: {
    programme: 'Parteiprogramm',
    manifesto: 'Manifest der Partei',
    goals: 'Politische Ziele',
    charter: 'Satzung',
    guide: 'Leitfaden der Parteiarbeit',
  },
  failedTitle: 'Die Dokumente konnten nicht geladen werden',
  goneTitle: 'Dieses Dokument gibt es nicht',
  goneText: 'Vielleicht ist die Adresse falsch geschrieben.',
  toList: 'Zurück zu den Dokumenten',
  forbiddenTitle: 'Nur Admins bearbeiten die Dokumente',
  forbiddenText: 'Wenn Sie diese Seite brauchen, wenden Sie sich an einen Admin.',
  inForce: '{{number}}. Fassung gilt',
  notPublished: 'Nicht veröffentlicht',
  draftOf: 'Entwurf der {{number}}. Fassung',
  thisDraft: 'Dieser Entwurf',
  pages_one: '{{count}} Seite',
  pages_other: '{{count}} Seiten',
  pdfOf: 'PDF, {{size}}',
  noFile: 'Noch kein PDF hinzugefügt.',
  onSite: 'Auf der Website ansehen',
  begin: 'Neue Fassung vorbereiten',
  edit: 'Entwurf bearbeiten',
  discard: 'Entwurf löschen',
  discardQuestion: 'Den Entwurf mit Text und PDF löschen?',
  discardHint:
    'Das lässt sich nicht rückgängig machen. Veröffentlichte Fassungen bleiben, wie sie sind.',
  versions: 'Fassungen',
  versionsNote: 'Veröffentlichte Fassungen lassen sich nicht ändern; alle bleiben auf der Website.',
  emptyTitle: 'Dieses Dokument hat keine Fassung',
  emptyText:
    'Bereiten Sie die erste vor; sie steht erst nach der Veröffentlichung auf der Website.',
  versionOf: '{{number}}. Fassung',
  present: 'In Kraft',
  publishedAt: 'Veröffentlicht:',
  textOf: 'Sein Text ist der von Fassung {{of}}: Der neue Text wird erwartet.',
  oldText: 'Das PDF ist neu, der Text aber der von Fassung {{number}}',
  oldTextFollows: 'Der neue Text folgt später; die Seite sagt es den Lesern',
  oldTextSame: 'Der Text ist unverändert: Er ist auch der des neuen PDFs',
  oldTextHint:
    'Um den neuen Text zu ergänzen, brechen Sie ab und bearbeiten Sie den Abschnitt „Text“.',
  pdfOnly: 'Kein Text, nur das PDF.',
  checksum: 'SHA-256',
  read: '{{number}}. Fassung auf der Website lesen',
  download: 'PDF der {{number}}. Fassung herunterladen',
  faults: 'So konnte der Entwurf nicht gespeichert werden',
  fileSection: 'PDF-Datei',
  fileText: 'Die maßgebliche Form des beschlossenen Textes. Besucher laden diese Datei herunter.',
  factsSection: 'Angaben',
  factsText: 'Stehen auf der Seite des Dokuments und in der Liste der Fassungen.',
  textText:
    'Derselbe Text wie im PDF. Die Links der Artikel entstehen aus ihren Nummern und bleiben gleich: „### Madde 12: Kongre“.',
  fields: {
    title: 'Titel',
    summary: 'Zusammenfassung',
    adoptedOn: 'Beschlossen am',
    note: 'Anmerkung',
    body: 'Text',
    file: 'PDF-Datei',
  },
  hints: {
    title: 'Der volle Name des Dokuments.',
    summary: 'Ein, zwei Sätze dazu, was das Dokument ist.',
    adoptedOn: 'Der Tag, an dem das zuständige Organ es beschlossen hat.',
    note: 'Wer hat es beschlossen, was hat sich geändert?',
  },
  choose: 'PDF auswählen',
  replace: 'Anderes PDF auswählen',
  fileHint: 'Höchstens {{megabytes}} MB. Sie können die Datei auch hier ablegen.',
  uploading: '{{name}} wird hochgeladen: {{percent}} %',
  reading: '{{name}} wird gelesen',
  progress: '{{name}} wird hochgeladen',
  firstPage: 'Erste Seite des PDFs',
  tooLarge: 'Das PDF darf höchstens {{megabytes}} MB haben.',
  panes: 'Ansicht des Textes',
  pane: {
    write: 'Schreiben',
    read: 'Vorschau',
    compare: 'Unterschiede',
  },
  articles_one: '{{count}} Abschnitt oder Artikel',
  articles_other: '{{count}} Abschnitte und Artikel',
  pdfOnlyHint: 'Es gibt keinen Text: Die Seite des Dokuments wird nur das PDF zeigen.',
  lost_one:
    'Eine Überschrift der geltenden Fassung fehlt in diesem Text; Links auf sie gingen ins Leere:',
  lost_other:
    '{{count}} Überschriften der geltenden Fassung fehlen in diesem Text; Links auf sie gingen ins Leere:',
  save: 'Speichern',
  publish: 'Veröffentlichen…',
  publishTitle: '{{number}}. Fassung veröffentlichen?',
  publishNow: 'Veröffentlichen',
  publishText:
    'Die Fassung gilt sofort und lässt sich nie mehr ändern oder zurückziehen. Ihr PDF bleibt unter dieser Adresse: {{path}}',
  wrong: '{{field}} ist nicht gültig.',
  wrongDay: '{{field}} ist kein gültiger Tag.',
  adoptedLater:
    'Der Tag darf nicht nach heute liegen: Eine Fassung gilt, sobald sie veröffentlicht ist.',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    documentUnchanged:
      'Text und PDF des Entwurfs sind dieselben wie in der geltenden Fassung; es gibt nichts zu veröffentlichen.',
  },
  validation: {
    versionTaken: 'Eine Fassung mit dieser Nummer gibt es bereits.',
    documentTextOlder:
      'Das PDF ist neu, der Text ist der der geltenden Fassung. Erneuern Sie den Text oder geben Sie an, dass er folgt.',
    adoptedLater:
      '{{field}} darf nicht nach heute liegen: Eine Fassung gilt, sobald sie veröffentlicht ist.',
  },
  fields: {
    'document-title': 'Titel',
    'document-summary': 'Zusammenfassung',
    'document-adoptedOn': 'Beschlossen am',
    'document-note': 'Anmerkung',
    'document-body': 'Text',
    'document-file': 'PDF-Datei',
  },
  success: {
    documentSaved: 'Der Entwurf wurde gespeichert.',
    documentDiscarded: 'Der Entwurf wurde gelöscht.',
    documentPublished: 'Die neue Fassung wurde veröffentlicht.',
    documentUploaded: 'Das PDF wurde dem Entwurf hinzugefügt.',
  },
  mediaUses: { document: 'Dokumentversion' },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    document: 'Dokumente',
  },
  action: {
    'document-draft': 'Entwurf begonnen',
    'document-update': 'Entwurf geändert',
    'document-upload': 'PDF hochgeladen',
    'document-publish': 'Neue Fassung',
    'document-discard': 'Entwurf gelöscht',
  },
  did: {
    'document-draft': 'Hat eine neue Fassung eines Dokuments begonnen',
    'document-update': 'Hat den Entwurf eines Dokuments geändert',
    'document-upload': 'Hat ein PDF in den Entwurf eines Dokuments hochgeladen',
    'document-publish': 'Hat eine neue Fassung eines Dokuments veröffentlicht',
    'document-discard': 'Hat den Entwurf eines Dokuments gelöscht',
  },
  didTo: {
    'document-draft': 'Hat eine neue Fassung von „{{subject}}“ begonnen',
    'document-update': 'Hat den Entwurf von „{{subject}}“ geändert',
    'document-upload': 'Hat ein PDF in den Entwurf von „{{subject}}“ hochgeladen',
    'document-publish': 'Hat eine neue Fassung von „{{subject}}“ veröffentlicht',
    'document-discard': 'Hat den Entwurf von „{{subject}}“ gelöscht',
  },
  fields: {
    'document-title': 'Titel',
    'document-summary': 'Zusammenfassung',
    'document-adoptedOn': 'Beschlossen am',
    'document-note': 'Anmerkung',
    'document-body': 'Text',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { documentsDesk, audit };
