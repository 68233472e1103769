import type * as z from 'zod/mini';
import { PartyFields } from './schema.ts';

interface FieldPath {
  /** `*` stands for the number of an entry. */
  path: string;
  /** It has a text for each language. */
  isLocalized: boolean;
}

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
}

/** The path of every field in a schema. */
function pathsOf(schema: z.ZodMiniType, path: string): FieldPath[] {
  const { shape, element } = schema._zod.def as Definition;
  if (element) return pathsOf(element, `${path}.*`);
  if (!shape) return [{ path, isLocalized: false }];
  if ('tr' in shape) return [{ path, isLocalized: true }];
  return Object.entries(shape).flatMap(([key, part]) =>
    pathsOf(part, path ? `${path}.${key}` : key),
  );
}

/** The path of every field of the party, in the order of the schema. */
export const FIELD_PATHS: FieldPath[] = pathsOf(PartyFields, '');

/** The paths of the lists. */
export const LIST_PATHS = [
  ...new Set(FIELD_PATHS.flatMap(({ path }) => /^(.*?)\.\*/.exec(path)?.[1] ?? [])),
];

/** The path with `*` in the place of each number. */
export const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** The key of the name of a field: `principles.0.title.en` is `principles-title`. */
export const fieldKey = (path: string): string =>
  path.replaceAll(/\.(\d+|\*|tr|en|de|es)(?=\.|$)/g, '').replaceAll('.', '-');
