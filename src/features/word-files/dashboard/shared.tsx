/* What screens of other features use of Word files; no other file here is for them. */

export { keepLost } from './kept-losses.ts';
export { LostList, LostNote } from './lost-list.tsx';
export { useWordFile, WordField } from './word-field.tsx';
