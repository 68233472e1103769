/* What screens of other features use of these; no other file here is for them. */
export { MenuField } from './menu-field.tsx';
export { AddressField } from './parts.tsx';
export { RemovalDialog } from './removal-dialog.tsx';
