import { es as documentsDesk } from '../../text/desk/es.ts';

export const texts = { documentsDesk };
