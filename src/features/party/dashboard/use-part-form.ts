import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { get, set } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import type * as z from 'zod/mini';
import { type RecordFormOptions, saveTo } from '../../../dashboard/kit/form/record.ts';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { type ShownParty, setParty } from '../../../dashboard/kit/page/party.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { partyStyle } from '../../../ui/party-style.ts';
import {
  type PartFields,
  type PartyRecord,
  partFields,
  partyPartRoutes,
  partyRoutes,
  pickPart,
} from '../contract.ts';
import { type PartyPart, partOf } from '../parts.ts';
import { localizedIn, partyFaults } from '../texts-in-languages.ts';
import { fieldKey, idsOf } from './sections.ts';

/** The policy of the dashboard allows style sheets that a script constructs. */
const sheet = new CSSStyleSheet();

/** The rule that a field breaks if its value is not empty, too long or of the wrong kind. */
function ruleAt(path: string): string {
  if (path === 'color') return 'colorFormat';
  if (path === 'tagManagerId') return 'containerId';
  if (path.startsWith('social.')) return 'httpsLink';
  if (path.startsWith('slogan.')) return 'sloganLines';
  return /(^|\.)email$/.test(path) ? 'partyEmail' : 'partyPhone';
}

const wordsOf = (t: Say): FieldWords => ({
  label: (path) => t(`partyFields:${fieldKey(path)}`),
  wrong: (path, field) => t(`partyRules:${ruleAt(path)}`, { field }),
});

const emailPaths = ({ press, offices = [], topics = [] }: PartFields): string[] => [
  ...(press ? ['press.email'] : []),
  ...offices.map((_office, place) => `offices.${place}.email`),
  ...topics.map((_topic, place) => `topics.${place}.email`),
];

/**
 * What was sent, without what the server has used up: confirmations, and addresses that it cleared
 * because they were the demo's.
 */
function afterSaving(sent: PartFields, { fields }: PartyRecord): PartFields {
  const kept = structuredClone(sent);
  for (const path of emailPaths(sent))
    if (get(sent, path) !== '' && get(fields, path) === '') set(kept, path, '');
  for (const { text } of localizedIn(kept)) delete text.confirmed;
  return kept;
}

/** What the server tells about translations is not typed. */
const typed = (fields: PartFields) =>
  JSON.stringify(fields, (key, value) => (key === 'behind' ? undefined : value));
const isSame = (a: PartFields, b: PartFields) => typed(a) === typed(b);

/** The form of one part. After saving, it continues from the saved version. */
export function usePartForm(part: PartyPart, opened: PartyRecord) {
  const { t } = useText();
  const client = useQueryClient();
  const setValue = useRef<((path: string, value: string | undefined) => void) | null>(null);
  const record = useRecordForm<PartFields, PartFields, PartyRecord>({
    initial: { record: opened, fields: pickPart(opened.fields, part) },
    rules: (fields, _target, { record }) => {
      const stored = (record ?? opened).fields;
      const faults = Object.entries(partyFaults({ ...stored, ...fields }, stored));
      const say = ([path, rule]: [string, string]) => {
        const field = t(`partyFields:${fieldKey(path)}`);
        return [path, t(`partyRules:${rule}`, { field })];
      };
      const own = faults.filter(([path]) => partOf(path) === part);
      return {
        schema: partFields(part) as z.ZodMiniType<PartFields>,
        more: Object.fromEntries(own.map(say)),
      };
    },
    words: wordsOf(t),
    ids: (fields) => idsOf(part, fields),
    isSame,
    // The calls differ only in their fields, which the schema of the part has checked.
    ...(saveTo(partyPartRoutes[part] as typeof partyPartRoutes.social) as unknown as Pick<
      RecordFormOptions<PartFields, PartFields, PartyRecord, undefined>,
      'save' | 'newerOf'
    >),
    fieldsAfter: afterSaving,
    onSaved: (record, { fields: sent }) => {
      const kept = afterSaving(sent, record);
      const cleared = emailPaths(sent).filter((path) => get(sent, path) !== get(kept, path));
      for (const path of cleared) setValue.current?.(path, '');
      for (const { path, text } of localizedIn(sent))
        if (text.confirmed) setValue.current?.(`${path}.confirmed`, undefined);
      if (cleared.length > 0) toast(t('partyForm:demoAddresses', { count: cleared.length }));
      client.setQueryData(read(partyRoutes.get).queryKey, record);
      const { name, shortName, color } = record.fields;
      showParty({ name, shortName, color, logo: record.logo });
    },
  });
  setValue.current = (path, value) => record.form.setValue(path as 'press.email', value as string);
  return record;
}

/** Shows the saved party in the whole dashboard, until the document is loaded again. */
function showParty(next: ShownParty): void {
  setParty(next);
  // The document's own rules have the former colour: without a colour they must have no effect.
  document.querySelector('style[data-party]')?.remove();
  sheet.replaceSync(partyStyle(next.color));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
