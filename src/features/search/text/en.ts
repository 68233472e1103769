import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const search: TextOf<typeof tr.search> = {
  label: 'Search the site',
  submit: 'Search',
  title: 'Search',
  titleOf: 'Search for “{{typed}}”',
  lead: 'The most relevant results come first.',
  atLeast: 'at least',
  results: 'Results',
  instead: 'Results for “{{to}}”; you searched for: “{{from}}”',
  beginning: 'Results for words that begin with “{{word}}”; you searched for: “{{word}}”',
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
    page: 'Page',
    pages: 'Pages',
    documents: 'Party documents',
    people: 'People',
    meetings: 'Meetings',
    contents: 'Articles',
    all: 'All',
    best: 'Best result',
    back: 'All results',
  },
  noMatch: {
    meant: 'Are you looking for:',
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {};
