export { type PartyPart, partyPartPath } from '../parts.ts';
