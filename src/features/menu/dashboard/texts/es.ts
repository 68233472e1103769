import { es as api } from '../../text/api/es.ts';
import { es as menu } from '../../text/form/es.ts';

export const texts = { menu, menuFields: api.fields, menuRules: api.validation };
