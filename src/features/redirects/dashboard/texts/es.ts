import { es as api } from '../../text/api/es.ts';
import { es as redirects } from '../../text/form/es.ts';

export const texts = { redirects, redirectFields: api.fields, redirectRules: api.validation };
