import { en as api } from '../../text/api/en.ts';
import { en as redirects } from '../../text/form/en.ts';

export const texts = { redirects, redirectFields: api.fields, redirectRules: api.validation };
