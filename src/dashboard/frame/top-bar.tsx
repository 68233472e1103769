import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { Flag } from '../../ui/flags.tsx';
import { LANGUAGE_NAMES, useText } from '../kit/language/language.ts';
import { openSettings } from '../kit/page/settings.ts';
import { useLanguageChange } from '../kit/page/use-language-change.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './navigation.tsx';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useText();
  return (
    <header className="topbar">
      <ActionIcon
        className="only-narrow"
        aria-label={t('dashboard:frame.openMenu')}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <div className="topbar-brand">
        <Brand />
      </div>
      <div className="topbar-tools">
        <LanguageMenu />
        <SettingsButton />
        <AccountMenu />
      </div>
    </header>
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
          className="lang"
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
