import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { viewer as tr } from './tr.ts';

export const viewer: TextOf<typeof tr> = {
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
