import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const wordFiles: TextOf<typeof tr.wordFiles> = {
  fromWord: 'Aus Word-Datei',
  contentTitle: 'Neuer Inhalt aus einer Word-Datei',
  contentLead:
    'Text und Bilder der Datei werden ein neuer Entwurf. Vor der Veröffentlichung können Sie ihn im Editor prüfen.',
  documentTitle: 'Neuer Text aus einer Word-Datei',
  documentLead:
    'Artikel und Abschnitte werden Überschriften mit eigenem Link. Die übrigen Felder des Entwurfs ändern sich nicht.',
  choose: 'Word-Datei wählen',
  chooseOther: 'Andere Datei wählen',
  drop: 'Datei hier ablegen oder auswählen: {{name}}, höchstens {{megabytes}} MB.',
  sending: '{{name}} wird gesendet: {{percent}} %',
  reading: '{{name}} wird gelesen, die Bilder kommen in die Mediathek …',
  progress: '{{name}}, Übertragung',
  tooLarge: 'Die Datei ist größer als {{megabytes}} MB.',
  useText: 'Als Text des Entwurfs übernehmen',
  used: 'Der Text des Entwurfs ist geändert, aber noch nicht gespeichert.',
  undo: 'Rückgängig',
  difference: 'Unterschied zur geltenden Fassung',
  lostTitle: 'Nicht aus der Word-Datei übernommen',
  lostText: 'Vergleichen Sie mit der Word-Datei und ergänzen Sie bei Bedarf von Hand.',
  dismiss: 'Schließen',
  nothingLost: 'Alles in der Datei wurde übernommen.',
  pictures_one: '{{count}} Bild wurde in die Mediathek aufgenommen.',
  pictures_other: '{{count}} Bilder wurden in die Mediathek aufgenommen.',
  lost: {
    pictureKinds_one:
      '{{count}} Bild in einem nicht verwendbaren Format (etwa EMF, WMF, GIF, TIFF).',
    pictureKinds_other:
      '{{count}} Bilder in nicht verwendbaren Formaten (etwa EMF, WMF, GIF, TIFF).',
    pictureFaults_one: '{{count}} Bild ist zu groß oder beschädigt.',
    pictureFaults_other: '{{count}} Bilder sind zu groß oder beschädigt.',
    morePictures_one: '{{count}} Bild über der Zahl, die aus einer Datei übernommen wird.',
    morePictures_other: '{{count}} Bilder über der Zahl, die aus einer Datei übernommen wird.',
    linkedPictures_one: '{{count}} Bild ist nur verknüpft und nicht in der Datei.',
    linkedPictures_other: '{{count}} Bilder sind nur verknüpft und nicht in der Datei.',
    notePictures_one: '{{count}} Bild in einer Fußnote: Fußnoten zeigen keine Bilder.',
    notePictures_other: '{{count}} Bilder in Fußnoten: Fußnoten zeigen keine Bilder.',
    shapes_one: '{{count}} Form oder Zeichnung.',
    shapes_other: '{{count}} Formen oder Zeichnungen.',
    charts_one: '{{count}} Diagramm oder SmartArt.',
    charts_other: '{{count}} Diagramme oder SmartArt.',
    objects_one: '{{count}} eingebettetes Objekt (etwa eine Excel-Tabelle).',
    objects_other: '{{count}} eingebettete Objekte (etwa Excel-Tabellen).',
    equations_one: '{{count}} Formel wurde einfacher Text.',
    equations_other: '{{count}} Formeln wurden einfacher Text.',
    symbols_one: '{{count}} Zeichen einer Symbolschrift: Es gibt keine Entsprechung.',
    symbols_other: '{{count}} Zeichen von Symbolschriften: Es gibt keine Entsprechung.',
    textBoxes_one: '{{count}} Textfeld: Sein Text folgt dem Absatz, in dem es stand.',
    textBoxes_other: '{{count}} Textfelder: Ihr Text folgt dem Absatz, in dem sie standen.',
    mergedCells_one: '{{count}} verbundene Tabellenzelle wurde geteilt.',
    mergedCells_other: '{{count}} verbundene Tabellenzellen wurden geteilt.',
    innerTables_one: '{{count}} verschachtelte Tabelle wurde einfacher Text.',
    innerTables_other: '{{count}} verschachtelte Tabellen wurden einfacher Text.',
    cellLines_one: 'Die Absätze in {{count}} Tabellenzelle wurden eine Zeile.',
    cellLines_other: 'Die Absätze in {{count}} Tabellenzellen wurden eine Zeile.',
    listLetters_one: 'Bei {{count}} Listenpunkt wurde der Buchstabe eine Zahl (1 statt a).',
    listLetters_other: 'Bei {{count}} Listenpunkten wurden die Buchstaben Zahlen (1 statt a).',
    underlined_one: 'Unterstreichungen in {{count}} Absatz entfielen.',
    underlined_other: 'Unterstreichungen in {{count}} Absätzen entfielen.',
    highlighted_one: 'Hervorhebungsfarben in {{count}} Absatz entfielen.',
    highlighted_other: 'Hervorhebungsfarben in {{count}} Absätzen entfielen.',
    comments_one: '{{count}} Kommentar.',
    comments_other: '{{count}} Kommentare.',
    insertions_one: 'Änderungsverfolgung: {{count}} Einfügung wurde angenommen.',
    insertions_other: 'Änderungsverfolgung: {{count}} Einfügungen wurden angenommen.',
    deletions_one: 'Änderungsverfolgung: {{count}} Löschung wurde angenommen.',
    deletions_other: 'Änderungsverfolgung: {{count}} Löschungen wurden angenommen.',
    hiddenText_one: '{{count}} ausgeblendeter Text.',
    hiddenText_other: '{{count}} ausgeblendete Texte.',
    headersFooters_one: '{{count}} Kopf- oder Fußzeile.',
    headersFooters_other: '{{count}} Kopf- oder Fußzeilen.',
    contentsTable_one: 'Das Inhaltsverzeichnis: Die Seite zeigt ihr eigenes.',
    contentsTable_other: '{{count}} Inhaltsverzeichnisse: Die Seite zeigt ihr eigenes.',
    macros_one: 'Makros.',
    macros_other: 'Makros.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    purpose: 'Verwendung',
  },
  validation: {
    wordEncrypted:
      'Die Word-Datei ist durch ein Passwort geschützt. Entfernen Sie es in Word, speichern Sie und wählen Sie die Datei erneut.',
    wordOld:
      'Diese Datei hat ein altes Format (.doc oder .rtf). Öffnen Sie sie in Word und speichern Sie sie als .docx.',
    wordIsPdf: 'Das ist ein PDF. Wählen Sie die Word-Datei (.docx).',
    wordOpenDocument:
      'Das ist eine OpenDocument-Datei (.odt). Öffnen Sie sie in LibreOffice oder Word und speichern Sie sie als .docx.',
    wordOtherFile: 'Das ist keine Word-Datei. Wählen Sie eine .docx-Datei.',
    wordUnreadable:
      'Die Word-Datei konnte nicht gelesen werden. Öffnen und speichern Sie sie in Word und versuchen Sie es erneut.',
    wordTooComplex: 'Die Word-Datei ist zu groß oder zu komplex. Teilen Sie sie auf.',
    wordTooLong: 'Der Text der Datei ist zu lang. Teilen Sie ihn auf kürzere Dateien auf.',
    wordNoText: 'Die Datei hat weder Text noch ein verwendbares Bild.',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { wordFiles };
