import { tr as api } from '../../text/api/tr.ts';
import { tr as peopleDesk } from '../../text/desk/tr.ts';

export const texts = { peopleDesk, peopleFields: api.fields };
