import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const fileOf = new Map<string, string>();

/**
 * The class `act` of `ways.module.css` is `ways_act` in every mode: the server writes it into
 * pages, and browsers get the style sheet from another build. Therefore the file names of public
 * pages are unique; the class names of the dashboard and the showcase end with a hash instead.
 */
export function classNameOf(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  if (/[\\/](dashboard|showcase)[\\/]/.test(file)) {
    const path = file.slice(file.lastIndexOf('src')).replaceAll('\\', '/');
    return `${sheet}_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
  }
  const other = fileOf.get(sheet) ?? file;
  if (other !== file) throw new Error(`Two style sheets have one name: ${other}, ${file}`);
  fileOf.set(sheet, file);
  return `${sheet}_${name}`;
}
