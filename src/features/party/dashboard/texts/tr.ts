import { tr as api } from '../../text/api/tr.ts';
import { tr as fields } from '../../text/fields/tr.ts';
import { tr as form } from '../../text/form/tr.ts';

export const texts = { partyForm: form, partyFields: fields, partyRules: api.validation };
