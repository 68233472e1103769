import '@mantine/core/styles/Kbd.layer.css';
import { Group, Kbd, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { setSingleKeys, useSingleKeys } from '../kit/keys/keys.ts';
import { useText } from '../kit/language/language.ts';
import { KEYS, shownParts } from '../kit/markdown/tools.ts';
import { Dialog } from '../kit/parts/dialog.tsx';

const MOD = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keys and the names of their texts. */
const GROUPS = [
  [
    'everywhere',
    [
      [`${MOD} K`, 'palette'],
      ['?', 'help'],
      ['Esc', 'close'],
    ],
  ],
  [
    'lists',
    [
      ['J', 'next'],
      ['K', 'previous'],
      ['X', 'select'],
      ['E', 'edit'],
      ['Enter', 'open'],
    ],
  ],
  [
    'order',
    [
      ['Alt ↑', 'moveUp'],
      ['Alt ↓', 'moveDown'],
    ],
  ],
  [
    'calendars',
    [
      ['Alt ↓', 'openCalendar'],
      ['PageUp', 'previousMonth'],
      ['PageDown', 'nextMonth'],
    ],
  ],
  [
    'records',
    [
      ['J', 'nextRecord'],
      ['K', 'previousRecord'],
    ],
  ],
  [
    'comparison',
    [
      ['N', 'nextChange'],
      ['P', 'previousChange'],
    ],
  ],
  [
    'editor',
    [
      [`${MOD} S`, 'save'],
      [`${MOD} .`, 'side'],
      [`${MOD} F`, 'search'],
      [`${MOD} Z`, 'undo'],
      [`${MOD} Y`, 'redo'],
      ['/', 'insert'],
      ['Shift Enter', 'lineBreak'],
      [`${MOD} Enter`, 'leaveCode'],
      [`${MOD} Shift V`, 'pasteWords'],
      ['Alt Enter', 'blockSettings'],
      ['Alt ↑', 'blockUp'],
      ['Alt ↓', 'blockDown'],
      ['Alt F10', 'toTools'],
      ['Tab', 'nextCell'],
      ['Shift Tab', 'previousCell'],
      ['Esc Tab', 'leaveText'],
    ],
  ],
] as const;

const TOOLS = Object.keys(KEYS).map((tool) => [shownParts(tool), tool] as const);

/** Every keyboard shortcut, and the switch for those without a modifier. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const areOn = useSingleKeys();
  return (
    <Dialog opened title={t('dashboard:keys.title')} onClose={onClose} size={480}>
      <Stack gap="lg">
        {GROUPS.map(([group, keys]) => (
          <KeyGroup
            key={group}
            title={t(`dashboard:keys.groups.${group}`)}
            keys={keys.map(([key, name]) => [key, t(`dashboard:keys.${name}`)])}
          />
        ))}
        <KeyGroup
          title={t('dashboard:keys.groups.formatting')}
          keys={TOOLS.map(([key, tool]) => [key, t(`dashboard:markdown.tool.${tool}`)])}
        />
        <Switch
          withThumbIndicator={false}
          checked={areOn}
          label={t('dashboard:keys.single')}
          description={t('dashboard:keys.singleText')}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function KeyGroup({
  title,
  keys,
}: {
  title: string;
  keys: readonly (readonly [string, string])[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text component="h3" id={id} fw={550} mb={6}>
        {title}
      </Text>
      <Stack component="dl" gap={6} m={0}>
        {keys.map(([key, name]) => (
          <Group key={name} gap="sm" wrap="nowrap">
            <Group component="dt" w={138} gap={4} wrap="nowrap" flex="none">
              {key.split(' ').map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </Group>
            <dd>{name}</dd>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
