import { Group, Text } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { IconShieldCheck, IconShieldOff } from '../../../../../ui/tabler-icons/index.ts';

/** Shows on or off as an icon and a word, with an explanation below. */
export function StatusLine({ on, text }: { on: boolean; text: string }) {
  const { t } = useText();
  const Glyph = on ? IconShieldCheck : IconShieldOff;
  return (
    <Group gap={10} align="start" wrap="nowrap">
      <Glyph
        size={22}
        stroke={1.6}
        color={on ? 'var(--success-text)' : 'var(--muted)'}
        aria-hidden="true"
      />
      <p>
        <Text span fw={550}>
          {t(on ? 'account:twoStep.on' : 'account:twoStep.off')}
        </Text>
        <br />
        <Text span c="dimmed">
          {text}
        </Text>
      </p>
    </Group>
  );
}
