import { Button, Group, Kbd, Stack } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { useText } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'select'],
  ['Enter', 'open'],
  ['?', 'help'],
] as const;

interface RowKeysHelpProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The keys of a list, and the button that shows them. Phones have no keyboard: no button there. */
export function RowKeysHelp({ opened, onOpen, onClose }: RowKeysHelpProps) {
  const { t } = useText();
  return (
    <>
      <Group justify="flex-end" visibleFrom="md">
        <Button variant="subtle" aria-keyshortcuts="?" onClick={onOpen}>
          {t('dashboard:keys.title')}
        </Button>
      </Group>
      <Dialog opened={opened} title={t('dashboard:keys.title')} onClose={onClose} size={360}>
        <Stack component="dl" gap={6} m={0}>
          {KEYS.map(([key, name]) => (
            <Group key={key} gap="sm" wrap="nowrap">
              <Group component="dt" w={64}>
                <Kbd>{key}</Kbd>
              </Group>
              <dd>{t(`dashboard:keys.${name}`)}</dd>
            </Group>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
