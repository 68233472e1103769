import { de as api } from '../../text/api/de.ts';
import { de as peopleDesk } from '../../text/desk/de.ts';

export const texts = { peopleDesk, peopleFields: api.fields };
