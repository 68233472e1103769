import { Button, Group } from '@mantine/core';
import { showKeysHelp } from '../keys/keys-help.ts';
import { useText } from '../language/language.ts';

/** Shows the keys. Phones have no keyboard: no button there. */
export function RowKeysButton() {
  const { t } = useText();
  return (
    <Group justify="flex-end" visibleFrom="md">
      <Button variant="subtle" aria-keyshortcuts="?" onClick={() => showKeysHelp(true)}>
        {t('dashboard:keys.title')}
      </Button>
    </Group>
  );
}
