import { de as api } from '../../text/api/de.ts';
import { de as redirects } from '../../text/form/de.ts';

export const texts = { redirects, redirectFields: api.fields, redirectRules: api.validation };
