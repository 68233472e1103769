import { Button } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment, timeAgo } from '../../../../../dashboard/kit/language/moment.ts';
import type { SessionEntry } from '../../../sessions/schema.ts';
import { countryName } from './country-name.ts';

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
  const seen = new Date(entry.lastSeenAt);
  const country = countryName(locale, entry.country);
  return (
    <li>
      <Glyph
        size={20}
        stroke={1.5}
        role="img"
        aria-label={t(`account:sessions.kind.${entry.kind}`)}
      />
      <div>
        <strong>{name}</strong>
        <small>
          {country ? `${country} · ` : null}
          <span className="num">{entry.address}</span>
          {' · '}
          {entry.current ? (
            t('account:sessions.thisOne')
          ) : (
            <time dateTime={entry.lastSeenAt} title={fullMoment(locale, seen)}>
              {timeAgo(locale, seen)}
            </time>
          )}
        </small>
      </div>
      {entry.current ? (
        <span className="soft">{t('account:sessions.now')}</span>
      ) : (
        <Button
          variant="subtle"
          loading={busy}
          aria-label={t('account:sessions.closeOne', { name })}
          onClick={onClose}
        >
          {t('account:sessions.close')}
        </Button>
      )}
    </li>
  );
}
