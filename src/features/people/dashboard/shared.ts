/* What screens of other features use of people; no other file here is for them. */
export { type Chosen, ChosenPeople } from './chosen-people.tsx';
