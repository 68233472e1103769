import { LOCALES } from '../../../platform/i18n/locales.ts';
import { FIELD_PATHS, fieldKey, type PartyFields, patternOf } from '../contract.ts';

/** Fields with a title of their own. A path that ends with `.*` is a list. */
interface Group {
  /** Of its texts. */
  key: string;
  paths: readonly string[];
}

/** The sections of the screen, in their order. */
export const SECTIONS = {
  identity: [
    { key: 'names', paths: ['name', 'shortName'] },
    { key: 'slogan', paths: ['slogan'] },
    { key: 'introduction', paths: ['introduction'] },
  ],
  look: [
    { key: 'logo', paths: ['logoId'] },
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
  accounts: [
    { key: 'accounts', paths: ['donation.accounts.*'] },
    { key: 'donors', paths: ['donation.limit', 'donation.receipt', 'donation.transparency'] },
    { key: 'uses', paths: ['donation.uses.*'] },
  ],
  home: [
    { key: 'principles', paths: ['principles.*'] },
    { key: 'donation', paths: ['donation.heading', 'donation.text', 'donation.note'] },
    { key: 'facts', paths: ['donation.facts.*'] },
  ],
  pages: [
    { key: 'about', paths: ['about.lead', 'about.text', 'about.organisation'] },
    { key: 'history', paths: ['about.history.*'] },
    { key: 'presidency', paths: ['boards.presidency.lead', 'boards.presidency.text'] },
    { key: 'executive', paths: ['boards.executive.lead', 'boards.executive.text'] },
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
  measurement: [{ key: 'tagManager', paths: ['tagManagerId'] }],
} as const satisfies Record<string, readonly Group[]>;

export type Section = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

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

const groupsOf = (section: Section): readonly Group[] => SECTIONS[section];

/** Whether a section has texts in several languages. */
export const hasLanguages = (section: Section): boolean =>
  groupsOf(section).some(({ paths }) =>
    paths.some((path) => [...LOCALIZED].some((one) => one === path || one.startsWith(`${path}.`))),
  );

const holds = ({ paths }: Group, path: string): boolean =>
  paths.some((each) => {
    const start = each.replace(/\.\*$/, '');
    return path === start || path.startsWith(`${start}.`);
  });

/** The section in which a field is shown. */
export const sectionOf = (path: string): Section =>
  SECTION_NAMES.find((section) => groupsOf(section).some((group) => holds(group, path))) ??
  'identity';

/** The group in which a field is shown. */
export const groupOf = (path: string): string =>
  groupsOf(sectionOf(path)).find((group) => holds(group, path))?.key ?? '';

export const fieldId = (path: string): string => `party-${path.replaceAll('.', '-')}`;

const lengthAt = (fields: PartyFields, list: string): number => {
  const value = list
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], fields);
  return Array.isArray(value) ? value.length : 0;
};

/** The paths of all fields of these values, with their languages, in reading order. */
function pathsOf(fields: PartyFields): string[] {
  const plain = SECTION_NAMES.flatMap((section) =>
    groupsOf(section).flatMap(({ paths }) =>
      paths.flatMap((path) => {
        if (!path.endsWith('.*')) return [path];
        const list = path.slice(0, -2);
        const rows = Array.from({ length: lengthAt(fields, list) }, (_, index) =>
          entryFields(list).map((name) =>
            [list, index, name].filter((part) => part !== '').join('.'),
          ),
        );
        return [list, ...rows.flat()];
      }),
    ),
  );
  return plain.flatMap((path) =>
    isLocalizedAt(path) ? LOCALES.map((locale) => `${path}.${locale}`) : [path],
  );
}

/** The ids of the fields by their paths. */
export const idsOf = (fields: PartyFields): Record<string, string> =>
  Object.fromEntries(pathsOf(fields).map((path) => [path, fieldId(path)]));

/** Where a field with this id is shown. */
export function placeOf(fields: PartyFields, id: string) {
  const path = pathsOf(fields).find((each) => fieldId(each) === id) ?? '';
  return {
    section: sectionOf(path),
    locale: LOCALES.find((one) => path.endsWith(`.${one}`)) ?? null,
  };
}

export { fieldKey, patternOf };
