import { en as api } from '../../text/api/en.ts';
import { en as peopleDesk } from '../../text/desk/en.ts';

export const texts = { peopleDesk, peopleFields: api.fields };
