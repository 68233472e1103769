import { ActionIcon, Box, Button, Group, Menu } from '@mantine/core';
import { Bell } from '../../features/notifications/dashboard/bell/bell.tsx';
import { ContactsButton } from '../../features/notifications/dashboard/contacts/contacts-button.tsx';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { Flag } from '../../ui/flags.tsx';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconMenu2,
} from '../../ui/tabler-icons/index.ts';
import { LANGUAGE_NAMES, useText } from '../kit/language/language.ts';
import { Brand } from '../kit/page/brand.tsx';
import { openSettings } from '../kit/page/settings.ts';
import { useLanguageChange } from '../kit/page/use-language-change.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu } from './account-menu.tsx';

interface TopBarProps {
  /** In px. */
  height: number;
  /** Whether the party's name is shown here: in the horizontal layout; on a phone only its logo. */
  withBrand: boolean;
  onMenu: () => void;
}

export function TopBar({ height, withBrand, onMenu }: TopBarProps) {
  const { t } = useText();
  // Until then the server answers nothing else.
  const isOpen = !useSessionUser().mustSetUpTwoStep;
  return (
    <Group h={height} px={{ base: 'xs', sm: 'md', lg: 'xl' }} gap={2} wrap="nowrap">
      <ActionIcon hiddenFrom="lg" aria-label={t('dashboard:frame.openMenu')} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <Box hiddenFrom="sm">
        <Brand onlyMark />
      </Box>
      {withBrand ? (
        <Box visibleFrom="sm">
          <Brand desk />
        </Box>
      ) : null}
      <Group gap={2} ms="auto" wrap="nowrap">
        <PaletteButton />
        <LanguageMenu />
        {isOpen ? <ContactsButton /> : null}
        {isOpen ? <Bell /> : null}
        <SettingsButton />
        <AccountMenu />
      </Group>
    </Group>
  );
}

function SettingsButton() {
  const { t } = useText();
  const label = t('dashboard:frame.settings');
  return (
    <ActionIcon aria-label={label} title={label} aria-haspopup="dialog" onClick={openSettings}>
      <IconAdjustmentsHorizontal size={20} stroke={1.6} />
    </ActionIcon>
  );
}

function LanguageMenu() {
  const { t, locale } = useText();
  const change = useLanguageChange();
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          aria-label={`${locale.toUpperCase()}, ${t('dashboard:language.menu', { name: LANGUAGE_NAMES[locale] })}`}
        >
          {locale.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LOCALES.map((name) => (
          <Menu.Item
            key={name}
            lang={name}
            aria-current={name === locale || undefined}
            leftSection={<Flag locale={name} />}
            onClick={() => change(name)}
          >
            {LANGUAGE_NAMES[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
