import { es as api } from '../../text/api/es.ts';
import { es as peopleDesk } from '../../text/desk/es.ts';

export const texts = { peopleDesk, peopleFields: api.fields };
