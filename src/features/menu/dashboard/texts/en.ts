import { en as api } from '../../text/api/en.ts';
import { en as menu } from '../../text/form/en.ts';

export const texts = { menu, menuFields: api.fields, menuRules: api.validation };
