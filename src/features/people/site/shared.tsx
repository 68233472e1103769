/* What pages of other features show of people; no other file here is for them. */
export { PeopleGrid } from './board-page.tsx';
export { personData } from './face.tsx';
export { Writings } from './writings.tsx';
