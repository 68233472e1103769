import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  label: 'Beiträge durchsuchen',
  submit: 'Suchen',
  title: 'Suche',
  titleOf: 'Suche nach „{{typed}}“',
  lead: 'Treffer im Titel zuerst, jeweils die neuesten oben.',
  unit_one: 'Treffer',
  unit_other: 'Treffer',
  atLeast: 'mindestens',
  results: 'Treffer',
  instead: '„{{from}}“ kommt in keinem Beitrag vor; gezeigt werden die Treffer für „{{to}}“.',
  beginning:
    '„{{word}}“ kommt in keinem Beitrag vor; gezeigt werden die Treffer für Wörter, die mit „{{word}}“ beginnen.',
  noFurther:
    'Es werden nur die ersten {{count}} Treffer gezeigt. Grenzen Sie die Suche mit einem weiteren Wort ein.',
  everywhere: 'Ohne Filter suchen',
  noMatch: {
    title: 'Kein Beitrag passt zu Ihrer Suche',
    spelling: 'Prüfen Sie die Schreibweise.',
    fewer: 'Suchen Sie mit weniger oder allgemeineren Wörtern.',
    filters: 'Entfernen Sie die Filter für Kategorie und Jahr.',
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
