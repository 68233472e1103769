import { en as api } from '../../text/api/en.ts';
import { en as fields } from '../../text/fields/en.ts';
import { en as form } from '../../text/form/en.ts';

export const texts = { partyForm: form, partyFields: fields, partyRules: api.validation };
