import { tr as documentsDesk } from '../../text/desk/tr.ts';

export const texts = { documentsDesk };
