import { es as api } from '../../text/api/es.ts';
import { es as fields } from '../../text/fields/es.ts';
import { es as form } from '../../text/form/es.ts';

export const texts = { partyForm: form, partyFields: fields, partyRules: api.validation };
