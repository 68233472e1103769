/* What pages of other features show as this one does; no other file here is for them. */
export { OfficeEntry } from './office-entry.tsx';
