import { LOCALES } from '../../../platform/i18n/locales.ts';
import { FIELD_PATHS, fieldKey, LIST_PATHS } from './field-paths.ts';

const fields = FIELD_PATHS.flatMap(({ path, isLocalized }) =>
  isLocalized ? LOCALES.map((locale) => `${path}.${locale}`) : [path],
);

/** The keys of the names of all fields in messages, by their paths; `*` is the number of an entry. */
export const fieldNames: Record<string, string> = Object.fromEntries(
  [...fields, ...LIST_PATHS].map((path) => [path, `party-${fieldKey(path)}`]),
);
