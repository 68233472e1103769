import type { TextOf } from '../../../platform/i18n/text.ts';
import { desk } from './desk/de.ts';
import { editor } from './editor/de.ts';
import { fields } from './fields/de.ts';
import { lists } from './lists/de.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    home: 'Startseite',
    all: 'Alle Inhalte',
    archive: 'Archiv',
  },
  categories: {
    haberler: {
      name: 'Nachrichten',
      unit_one: 'Nachricht',
      unit_other: 'Nachrichten',
      lead: 'Aus Parlament, Nachbarschaft und Verbänden, das Neueste zuerst.',
    },
    makaleler: {
      name: 'Aufsätze',
      unit_one: 'Aufsatz',
      unit_other: 'Aufsätze',
      lead: 'Gedanken zur Debatte, von ihren Verfassern gezeichnet.',
    },
    ziyaretler: {
      name: 'Besuche',
      unit_one: 'Besuch',
      unit_other: 'Besuche',
      lead: 'Wo wir waren, was wir hörten und was wir notierten.',
    },
    basinAciklamalari: {
      name: 'Pressemitteilungen',
      unit_one: 'Mitteilung',
      unit_other: 'Mitteilungen',
      lead: 'Die öffentlichen Stellungnahmen der Partei im Wortlaut.',
    },
    teskilatCalismalari: {
      name: 'Arbeit vor Ort',
      unit_one: 'Bericht',
      unit_other: 'Berichte',
      lead: 'Was unsere Mitglieder in Provinzen und Kreisen tun.',
    },
    liberalSiyaset: {
      name: 'Liberale Politik',
      unit_one: 'Beitrag',
      unit_other: 'Beiträge',
      lead: 'Die Begriffe unseres Denkens, angewandt auf heutige Fragen.',
    },
    raporlar: {
      name: 'Berichte',
      unit_one: 'Bericht',
      unit_other: 'Berichte',
      lead: 'Was wir vor Ort gemessen haben, mit Methode und Daten.',
    },
    english: {
      name: 'Auf Englisch',
      unit_one: 'Beitrag',
      unit_other: 'Beiträge',
      lead: 'Ausgewählte Beiträge auf Englisch.',
    },
  },
  list: {
    allTitle: 'Alle Inhalte',
    allLead: 'Alle Inhalte, das Neueste zuerst.',
    archiveTitle: 'Archiv',
    archiveLead: 'Inhalte, die nicht mehr aktuell sind. Adressen und Texte bleiben erhalten.',
    unit_one: 'Inhalt',
    unit_other: 'Inhalte',
    category: 'Kategorie',
    allCategories: 'Alle',
    year: 'Jahr',
    allYears: 'Alle',
    filter: 'Filtern',
    filters: 'Inhalte filtern',
    range: '{{from}}–{{to}} / {{total}}',
    clear: 'Filter aufheben',
    titlePage: '{{title}}, Seite {{page}}',
    titleYear: '{{title}}, {{year}}',
    seeAll: 'Alle Inhalte',
    emptyTitle: 'Noch nichts vorhanden',
    emptyText:
      'In diesem Bereich ist noch nichts veröffentlicht. Sehen Sie sich die anderen Bereiche an.',
    noMatchTitle: 'Nichts entspricht dem Filter',
    noMatchText:
      'In der gewählten Kategorie und dem gewählten Jahr gibt es keinen Inhalt. Wählen Sie etwas anderes.',
    tagTitle: 'Schlagwort: {{tag}}',
    tagLead: 'Alles zu diesem Schlagwort, das Neueste zuerst.',
    noTagText: 'Zu diesem Schlagwort ist nichts veröffentlicht.',
  },
  article: {
    reading: '{{minutes}} Min. Lesezeit',
    author: 'Von',
    published: 'Veröffentlicht',
    readingTime: 'Lesezeit',
    minutes: '{{minutes}} Minuten',
    edited: 'Zuletzt bearbeitet',
    contents: 'In diesem Beitrag',
    shareWhatsapp: 'Auf WhatsApp teilen',
    share: 'Teilen',
    shareX: 'Auf X teilen',
    shareFacebook: 'Auf Facebook teilen',
    shareMail: 'Per E-Mail senden',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    related: 'Verwandte Inhalte',
    archived:
      'Dieser Beitrag ist archiviert; er gibt den Stand am Tag der Veröffentlichung wieder.',
    tags: 'Schlagwörter',
    place: 'Ort',
    /** Before the name of the photographer or the source. */
    credit: 'Bild:',
    translations: 'Andere Sprachen',
    writtenIn: 'Dieser Beitrag ist auf {{language}} geschrieben.',
    readHere: 'Auf Deutsch lesen',
  },
  languages: { tr: 'Türkisch', en: 'Englisch', de: 'Deutsch', es: 'Spanisch' },
  files: {
    title: 'Anhänge',
    report: 'Der vollständige Bericht',
    download: 'Herunterladen',
    open: 'Dokument öffnen',
    pages_one: '{{pages}} Seite',
    pages_other: '{{pages}} Seiten',
  },
  home: {
    join: 'Mitglied werden',
    readProgramme: 'Programm lesen',
    principlesNav: 'Unsere Grundsätze',
    agenda: 'Aktuelles',
    principles: 'Unsere Grundsätze',
    principlesNote: 'Das Programm in Kürze.',
    programme: 'Parteiprogramm',
    visits: 'Unterwegs',
    visitsNote: 'Wo wir zuletzt waren.',
    allVisits: 'Alle Besuche',
    portrait: '{{duty}} {{name}}, Porträt',
    biography: 'Lebenslauf lesen',
    recipient: 'Empfänger',
    iban: 'IBAN',
    copyIban: 'IBAN kopieren',
    ibanCopied: 'IBAN kopiert',
    donationTerms: 'Spendenbedingungen',
  },
  /** The page of a preview link. */
  preview: {
    bar: 'Vorschau – nicht veröffentlicht',
    text: 'Nur wer den Link kennt, sieht diese Seite. Sie ist bis {{when}} offen.',
    endedTitle: 'Dieser Vorschaulink ist nicht mehr gültig',
    endedText:
      'Er ist abgelaufen, wurde beendet oder durch einen neuen ersetzt. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  editor,
  desk,
  lists,
  fields,
};
