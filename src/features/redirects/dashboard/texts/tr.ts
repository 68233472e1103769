import { tr as api } from '../../text/api/tr.ts';
import { tr as redirects } from '../../text/form/tr.ts';

export const texts = { redirects, redirectFields: api.fields, redirectRules: api.validation };
