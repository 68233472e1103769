import { Box, Button, Group, Text } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../../dashboard/kit/parts/moment.tsx';
import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '../../../../../ui/tabler-icons/index.ts';
import type { SessionEntry } from '../../../sessions/schema.ts';
import { countryName } from './country-name.ts';
import css from './session-row.module.css';

const icons = {
  desktop: IconDeviceLaptop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDeviceDesktop,
};

interface SessionRowProps {
  entry: SessionEntry;
  busy: boolean;
  onClose: () => void;
}

export function SessionRow({ entry, busy, onClose }: SessionRowProps) {
  const { t, locale } = useText();
  const Glyph = icons[entry.kind];
  const name =
    [entry.browser, entry.system].filter(Boolean).join(', ') || t('account:sessions.unknown');
  const country = countryName(locale, entry.country);
  return (
    <Group component="li" className={css.row} gap={14} mih={56} py={6} wrap="nowrap">
      <Glyph
        size={20}
        stroke={1.5}
        role="img"
        aria-label={t(`account:sessions.kind.${entry.kind}`)}
      />
      <Box flex={1} miw={0}>
        <Text fw={550}>{name}</Text>
        <Text size="xs" c="dimmed">
          {country ? `${country} · ` : null}
          <span className="num">{entry.address}</span>
          {' · '}
          {entry.current ? (
            t('account:sessions.thisOne')
          ) : (
            <Moment at={entry.lastSeenAt} format={timeAgo} />
          )}
        </Text>
      </Box>
      {entry.current ? (
        <Text span flex="none" c="dimmed">
          {t('account:sessions.now')}
        </Text>
      ) : (
        <Button
          variant="subtle"
          flex="none"
          me={-11}
          loading={busy}
          aria-label={t('account:sessions.closeOne', { name })}
          onClick={onClose}
        >
          {t('account:sessions.close')}
        </Button>
      )}
    </Group>
  );
}
