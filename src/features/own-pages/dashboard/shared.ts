/* What screens of other features use of these; no other file here is for them. */
export { AddressField } from './parts.tsx';
