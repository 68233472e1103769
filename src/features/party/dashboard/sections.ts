import { LOCALES } from '../../../platform/i18n/locales.ts';
import {
  FIELD_PATHS,
  fieldKey,
  type PartFields,
  type PartyFields,
  patternOf,
} from '../contract.ts';
import { PARTY_PARTS, type PartyPart } from '../parts.ts';

/** Fields with a title of their own. A path that ends with `.*` is a list. */
interface Group {
  /** Of its texts. */
  key: string;
  paths: readonly string[];
}

/** What each part shows, in its order. */
export const GROUPS = {
  identity: [
    { key: 'names', paths: ['name', 'shortName'] },
    { key: 'slogan', paths: ['slogan'] },
    { key: 'introduction', paths: ['introduction'] },
  ],
  look: [
    { key: 'logo', paths: ['logoId', 'darkLogoId'] },
    { key: 'color', paths: ['color'] },
  ],
  contact: [
    { key: 'office', paths: ['address', 'phone', 'email', 'hours'] },
    { key: 'whatsapp', paths: ['whatsapp', 'whatsappGreeting'] },
    { key: 'offices', paths: ['offices.*'] },
    { key: 'press', paths: ['press.name', 'press.phone', 'press.email', 'press.terms'] },
    { key: 'topics', paths: ['topics.*'] },
  ],
  social: [
    {
      key: 'social',
      paths: ['social.x', 'social.facebook', 'social.instagram', 'social.youtube'],
    },
  ],
  about: [
    { key: 'about', paths: ['about.lead', 'about.text'] },
    { key: 'principles', paths: ['principles.*'] },
    { key: 'history', paths: ['about.history.*'] },
    { key: 'organisation', paths: ['about.organisation'] },
  ],
  boards: [
    { key: 'presidency', paths: ['boards.presidency.lead', 'boards.presidency.text'] },
    { key: 'executive', paths: ['boards.executive.lead', 'boards.executive.text'] },
  ],
  membership: [
    {
      key: 'membership',
      paths: [
        'membership.lead',
        'membership.afterwards',
        'membership.privacy',
        'membership.greeting',
      ],
    },
    { key: 'documents', paths: ['membership.documents.*'] },
    { key: 'steps', paths: ['membership.steps.*'] },
  ],
  donation: [
    { key: 'accounts', paths: ['donation.accounts.*'] },
    { key: 'donation', paths: ['donation.heading', 'donation.text', 'donation.note'] },
    { key: 'facts', paths: ['donation.facts.*'] },
    { key: 'donors', paths: ['donation.limit', 'donation.receipt', 'donation.transparency'] },
    { key: 'uses', paths: ['donation.uses.*'] },
  ],
  measurement: [{ key: 'tagManager', paths: ['tagManagerId'] }],
} as const satisfies Record<PartyPart, readonly Group[]>;

const LOCALIZED = new Set(
  FIELD_PATHS.filter(({ isLocalized }) => isLocalized).map(({ path }) => path),
);

/** Whether the field at a path without a language has a text for each language. */
export const isLocalizedAt = (path: string): boolean => LOCALIZED.has(patternOf(path));

/** The paths of the fields in an entry of a list: `['title', 'text']`, or `['']` for one text. */
export const entryFields = (list: string): string[] =>
  FIELD_PATHS.filter(({ path }) => path === `${list}.*` || path.startsWith(`${list}.*.`)).map(
    ({ path }) => path.slice(list.length + 3),
  );

const groupsOf = (part: PartyPart): readonly Group[] => GROUPS[part];

/** Whether a part has texts in several languages. */
export const hasLanguages = (part: PartyPart): boolean =>
  [...LOCALIZED].some((path) =>
    (PARTY_PARTS[part].fields as readonly string[]).includes(path.split('.')[0] as string),
  );

const holds = ({ paths }: Group, path: string): boolean =>
  paths.some((each) => {
    const start = each.replace(/\.\*$/, '');
    return path === start || path.startsWith(`${start}.`);
  });

/** The group of a part in which a field is shown. */
export const groupOf = (part: PartyPart, path: string): string =>
  groupsOf(part).find((group) => holds(group, path))?.key ?? '';

export const fieldId = (path: string): string => `party-${path.replaceAll('.', '-')}`;

const lengthAt = (fields: PartFields, list: string): number => {
  const value = list
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], fields);
  return Array.isArray(value) ? value.length : 0;
};

/** The paths of all fields of these values, without a language, in reading order. */
const plainPathsOf = (part: PartyPart, fields: PartFields): string[] =>
  groupsOf(part).flatMap(({ paths }) =>
    paths.flatMap((path) => {
      if (!path.endsWith('.*')) return [path];
      const list = path.slice(0, -2);
      const rows = Array.from({ length: lengthAt(fields, list) }, (_, index) =>
        entryFields(list).map((name) =>
          [list, index, name].filter((each) => each !== '').join('.'),
        ),
      );
      return [list, ...rows.flat()];
    }),
  );

const pathsOf = (part: PartyPart, fields: PartFields): string[] =>
  plainPathsOf(part, fields).flatMap((path) =>
    isLocalizedAt(path) ? LOCALES.map((locale) => `${path}.${locale}`) : [path],
  );

/** The ids of the fields of a part by their paths. */
export const idsOf = (part: PartyPart, fields: PartFields): Record<string, string> =>
  Object.fromEntries(pathsOf(part, fields).map((path) => [path, fieldId(path)]));

/** The language of the field with this id. */
export function languageOf(part: PartyPart, fields: PartFields, id: string) {
  const path = pathsOf(part, fields).find((each) => fieldId(each) === id) ?? '';
  return LOCALES.find((one) => path.endsWith(`.${one}`)) ?? null;
}

/** The id of the first field with this name; of a list without entries its button. */
export function idOfName(part: PartyPart, fields: PartFields, name: string): string | null {
  const paths = plainPathsOf(part, fields);
  const path =
    paths.find((each) => fieldKey(each) === name) ??
    paths.find((each) => name.startsWith(`${fieldKey(each)}-`));
  return path === undefined ? null : fieldId(isLocalizedAt(path) ? `${path}.tr` : path);
}

export type { PartyFields };
export { fieldKey, patternOf };
