import { de as api } from '../../text/api/de.ts';
import { de as fields } from '../../text/fields/de.ts';
import { de as form } from '../../text/form/de.ts';

export const texts = { partyForm: form, partyFields: fields, partyRules: api.validation };
