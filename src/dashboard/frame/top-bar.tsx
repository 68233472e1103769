import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { LANGUAGE_NAMES, useText } from '../language/language.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './navigation.tsx';
import { setPaletteMode, useSettings } from './settings.ts';
import { SHOWN_LANGUAGES, useLanguageChange } from './use-language-change.ts';

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
        <ModeToggle />
        <AccountMenu />
      </div>
    </header>
  );
}

function ModeToggle() {
  const { t } = useText();
  const { paletteMode } = useSettings();
  const isDark = paletteMode === 'dark';
  const label = t(isDark ? 'dashboard:frame.toLight' : 'dashboard:frame.toDark');
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      onClick={() => setPaletteMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} stroke={1.6} /> : <IconMoon size={20} stroke={1.6} />}
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
        {SHOWN_LANGUAGES.map((name) => (
          <Menu.Item
            key={name}
            lang={name}
            aria-current={name === locale || undefined}
            onClick={() => change(name)}
          >
            {LANGUAGE_NAMES[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
