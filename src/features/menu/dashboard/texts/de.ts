import { de as api } from '../../text/api/de.ts';
import { de as menu } from '../../text/form/de.ts';

export const texts = { menu, menuFields: api.fields, menuRules: api.validation };
