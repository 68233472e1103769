import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useText } from '../../../language/language.ts';
import type { SettingsProps } from './popovers.tsx';
import { type TableCommand, tableCommands } from './table-commands.ts';

const GROUPS: Record<string, TableCommand[]> = {
  row: ['rowBefore', 'rowAfter', 'rowUp', 'rowDown', 'deleteRow'],
  column: ['columnBefore', 'columnAfter', 'columnLeft', 'columnRight', 'deleteColumn'],
  align: ['alignLeft', 'alignCenter', 'alignRight'],
};

/** Rows and columns of the table, at the cell with the cursor. */
export function TableSettings({ desk, view, onRun }: SettingsProps) {
  const { t } = useText();
  return (
    <Stack gap="xs">
      {Object.entries(GROUPS).map(([group, names]) => (
        <Fieldset key={group} variant="unstyled" legend={t(`dashboard:blocks.table.${group}`)}>
          <Group gap={4}>
            {names.map((name) => {
              const isPossible = tableCommands[name](view.state);
              return (
                <Button
                  key={name}
                  size="compact-sm"
                  // Not `disabled`: the button that was just pressed keeps the focus.
                  {...(isPossible ? {} : { 'data-disabled': true, 'aria-disabled': true })}
                  onClick={() => isPossible && onRun(tableCommands[name])}
                >
                  {t(`dashboard:blocks.table.${name}`)}
                </Button>
              );
            })}
          </Group>
        </Fieldset>
      ))}
      <Group justify="space-between">
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() => {
            onRun(tableCommands.deleteTable);
            desk.close();
          }}
        >
          {t('dashboard:blocks.table.deleteTable')}
        </Button>
        <Button size="compact-sm" onClick={() => desk.close()}>
          {t('dashboard:blocks.done')}
        </Button>
      </Group>
    </Stack>
  );
}
