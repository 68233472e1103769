import { tr as api } from '../../text/api/tr.ts';
import { tr as menu } from '../../text/form/tr.ts';

export const texts = { menu, menuFields: api.fields, menuRules: api.validation };
