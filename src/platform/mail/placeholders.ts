import type { FieldFault } from '../errors.ts';

/** `{{name}}`, with or without spaces around the name. Nothing else in a template is interpreted. */
const PLACEHOLDER = /(?<!\{)\{\{ *([a-zA-Z]{1,40}) *\}\}(?!\})/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const CONTROLS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const CONTROLS_BESIDES_LINES = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]+/g;

/**
 * The text with its values. A value is inserted as it is, on one line: a placeholder in a value is not
 * replaced. `texts` are values that keep their lines. A placeholder without a value is removed.
 */
export const fillPlaceholders = (
  text: string,
  values: Record<string, string>,
  texts: Record<string, string> = {},
): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => {
    if (Object.hasOwn(texts, name))
      return (texts[name] as string).replace(CONTROLS_BESIDES_LINES, ' ');
    return Object.hasOwn(values, name) ? (values[name] as string).replace(CONTROLS, ' ') : '';
  });

/**
 * As {@link fillPlaceholders}, without the lines that need an empty value: a text does not say "Telephone:"
 * without a number.
 */
export const fillLines = (text: string, values: Record<string, string>): string =>
  text
    .split('\n')
    .filter((line) => line.matchAll(PLACEHOLDER).every(([, name]) => values[name as string] !== ''))
    .map((line) => fillPlaceholders(line, values))
    .join('\n');

export const hasPlaceholder = (text: string, name: string): boolean =>
  text.matchAll(PLACEHOLDER).some(([, found]) => found === name);

/** The error in the placeholders of a text; null if all of them are known. */
export function placeholderFault(text: string, known: readonly string[]): FieldFault | null {
  for (const [, name] of text.matchAll(PLACEHOLDER))
    if (!known.includes(name as string))
      return {
        rule: 'unknownPlaceholder',
        values: { placeholder: name as string, known: known.join(', ') },
      };
  return /\{\{|\}\}/.test(text.replace(PLACEHOLDER, '')) ? { rule: 'brokenPlaceholder' } : null;
}
