import type { FormInBrowser } from '../../../site/kit/forms/form-in-browser.ts';
import { ContactForm } from './schema.ts';

export const contactInBrowser: FormInBrowser = {
  schema: ContactForm,
  draft: ['name', 'email', 'phone', 'topic', 'text'],
};
