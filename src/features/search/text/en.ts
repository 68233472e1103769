import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  label: 'Search the site',
  submit: 'Search',
  title: 'Search',
  titleOf: 'Search for “{{typed}}”',
  lead: 'Matches in the title come first; words side by side before words apart, newer before older.',
  atLeast: 'at least',
  results: 'Results',
  instead: '“{{from}}” is in no article; these are the results for “{{to}}”.',
  beginning:
    '“{{word}}” is in no article; these are the results for words that begin with “{{word}}”.',
  noFurther: 'Only the first {{count}} results are shown. Add a word to narrow the search.',
  everywhere: 'Search without filters',
  archive: {
    also: 'Search the archive too ({{found}})',
    search: 'Search the archive too',
    without: 'Leave out the archive',
    mark: 'Archive',
  },
  entries: {
    label: 'Found besides articles',
    documents: 'In the party’s documents',
    people: 'People',
    meetings: 'Meetings',
    contents: 'Articles',
    more_one: '{{count}} more result',
    more_other: '{{count}} more results',
  },
  noMatch: {
    title: 'No article matches your search',
    spelling: 'Check the spelling.',
    fewer: 'Use fewer or more general words.',
    filters: 'Remove the category and year filters.',
    archived_one: 'The archive has {{found}} match.',
    archived_other: 'The archive has {{found}} matches.',
  },
  faults: {
    empty: {
      title: 'What are you looking for?',
      text: 'Type a word. Words in quotation marks are searched side by side; a word with a minus before it is left out of the results.',
    },
    noLetters: {
      title: 'What are you looking for?',
      text: 'A search needs letters or digits.',
    },
    onlyExcluded: {
      title: 'What are you looking for?',
      text: 'You typed only words to leave out. Add a word to search for.',
    },
    tooLong: {
      title: 'The search is too long',
      text: 'You can search with up to {{letters}} characters. Reduce it to a few words.',
    },
    tooShort: {
      title: 'The search is too short',
      text: 'Type a word of at least two letters.',
    },
    commonWords: {
      title: 'You typed only very common words',
      text: 'Words such as “ve”, “için” or “the” are in almost every article and are not searched. Add a name or a subject.',
    },
  },
};
