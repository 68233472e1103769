import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const search: TextOf<typeof tr.search> = {
  label: 'Website durchsuchen',
  submit: 'Suchen',
  title: 'Suche',
  titleOf: 'Suche nach „{{typed}}“',
  lead: 'Die passendsten Treffer stehen oben.',
  atLeast: 'mindestens',
  results: 'Treffer',
  instead: 'Treffer für „{{to}}“; gesucht: „{{from}}“',
  beginning: 'Treffer für Wörter, die mit „{{word}}“ beginnen; gesucht: „{{word}}“',
  noFurther:
    'Es werden nur die ersten {{count}} Treffer gezeigt. Grenzen Sie die Suche mit einem weiteren Wort ein.',
  everywhere: 'Ohne Filter suchen',
  archive: {
    also: 'Auch im Archiv suchen ({{found}})',
    search: 'Auch im Archiv suchen',
    without: 'Ohne Archiv suchen',
    mark: 'Archiv',
  },
  entries: {
    label: 'Außerhalb der Beiträge gefunden',
    page: 'Seite',
    pages: 'Seiten',
    documents: 'Dokumente der Partei',
    people: 'Personen',
    meetings: 'Versammlungen',
    contents: 'Beiträge',
    all: 'Alle',
    best: 'Bester Treffer',
    back: 'Alle Treffer',
  },
  noMatch: {
    meant: 'Suchen Sie vielleicht:',
    title: 'Kein Beitrag passt zu Ihrer Suche',
    spelling: 'Prüfen Sie die Schreibweise.',
    fewer: 'Suchen Sie mit weniger oder allgemeineren Wörtern.',
    filters: 'Entfernen Sie die Filter für Kategorie und Jahr.',
    archived_one: 'Im Archiv gibt es {{found}} Treffer.',
    archived_other: 'Im Archiv gibt es {{found}} Treffer.',
  },
  faults: {
    empty: {
      title: 'Was suchen Sie?',
      text: 'Geben Sie ein Wort ein. Wörter in Anführungszeichen werden nebeneinander gesucht; ein Wort mit einem Minus davor wird ausgeschlossen.',
    },
    noLetters: {
      title: 'Was suchen Sie?',
      text: 'Eine Suche braucht Buchstaben oder Ziffern.',
    },
    onlyExcluded: {
      title: 'Was suchen Sie?',
      text: 'Sie haben nur Wörter eingegeben, die ausgeschlossen werden. Geben Sie auch ein Wort ein, das gesucht wird.',
    },
    tooLong: {
      title: 'Die Suche ist zu lang',
      text: 'Sie können mit höchstens {{letters}} Zeichen suchen. Beschränken Sie sich auf wenige Wörter.',
    },
    tooShort: {
      title: 'Die Suche ist zu kurz',
      text: 'Geben Sie ein Wort mit mindestens zwei Buchstaben ein.',
    },
    commonWords: {
      title: 'Sie haben nur sehr häufige Wörter eingegeben',
      text: 'Wörter wie „ve“, „için“ oder „the“ stehen in fast jedem Beitrag und werden nicht gesucht. Ergänzen Sie einen Namen oder ein Thema.',
    },
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {};
