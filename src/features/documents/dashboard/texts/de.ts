import { de as documentsDesk } from '../../text/desk/de.ts';

export const texts = { documentsDesk };
