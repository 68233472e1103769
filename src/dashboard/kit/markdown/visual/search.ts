import {
  findNext,
  findPrev,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

export const searchCommands = {
  next: findNext,
  previous: findPrev,
  replace: replaceNext,
  replaceAll,
} satisfies Record<string, Command>;

/** More are only counted as "more". */
const MOST = 999;

/**
 * The words as a pattern in which a small and a capital letter are the same in this language: in Turkish
 * `i` is `İ`, and `ı` is `I`.
 */
export function foldedPattern(words: string, lang: string): string {
  const sameAs = (sign: string): string => {
    const forms = new Set([sign, sign.toLocaleLowerCase(lang), sign.toLocaleUpperCase(lang)]);
    const single = [...forms].filter((form) => [...form].length === 1);
    return single.length > 1
      ? `[${single.join('')}]`
      : sign.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  };
  return [...words].map(sameAs).join('');
}

/** Looks for words; the view marks all places. Empty words end it. */
export function lookFor(view: EditorView, words: string, replace: string, lang: string): void {
  const query = new SearchQuery({
    search: words && foldedPattern(words, lang),
    replace: replace.replaceAll('$', '$$$$'),
    regexp: true,
    caseSensitive: true,
    literal: true,
  });
  view.dispatch(setSearchState(view.state.tr, query));
}

/** How often the words are in the text, and which of these places is selected, from 1; 0: none. */
export function countFound(state: EditorState): { count: number; place: number } {
  const query = getSearchState(state)?.query;
  let count = 0;
  let place = 0;
  if (!query?.valid) return { count, place };
  for (let from = 0; count <= MOST; ) {
    const found = query.findNext(state, from);
    if (!found) break;
    count += 1;
    if (found.from === state.selection.from && found.to === state.selection.to) place = count;
    from = found.to;
  }
  return { count, place };
}
