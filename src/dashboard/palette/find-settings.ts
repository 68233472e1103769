import type { SessionUser } from '../../platform/session.ts';
import { type AdministrationEntry, type DashboardFeature, isAllowed } from '../kit/feature.ts';
import { matches } from './find-entries.ts';

/** A field on a page of the site administration. */
export interface FoundField {
  to: string;
  label: string;
}

export interface FoundSetting {
  entry: AdministrationEntry;
  /** The fields that were found; none if only the page itself was. */
  fields: FoundField[];
}

interface Words {
  say: (key: string) => string;
  /** The texts at a key, with their names. */
  textsAt: (key: string) => [name: string, text: string][];
}

/** The pages of the site administration that this user may open. */
export const settingsFor = (
  features: readonly DashboardFeature[],
  user: SessionUser,
): AdministrationEntry[] =>
  features
    .flatMap(({ administration = [] }) => administration)
    .filter((entry) => isAllowed(entry, user));

/**
 * The pages whose name or description, and the fields whose label has every typed word at the start of a
 * word.
 */
export function findSettings(
  entries: readonly AdministrationEntry[],
  typed: string,
  { say, textsAt }: Words,
): FoundSetting[] {
  return entries.flatMap((entry) => {
    const isNamed = matches(`${say(entry.label)} ${say(entry.text)}`, typed);
    const fields = typed.trim() ? fieldsOf(entry, typed, textsAt) : [];
    return isNamed || fields.length > 0 ? [{ entry, fields }] : [];
  });
}

function fieldsOf(
  { to, labels = [], leadsToFields }: AdministrationEntry,
  typed: string,
  textsAt: Words['textsAt'],
): FoundField[] {
  const found = labels.flatMap((key) => textsAt(key)).filter(([, label]) => matches(label, typed));
  // The same label is on fields of several places of a page.
  const first = new Map(found.toReversed().map(([name, label]) => [label, name]));
  return [...first].toReversed().map(([label, name]) => ({
    label,
    to: leadsToFields ? `${to}?field=${encodeURIComponent(name)}` : to,
  }));
}
