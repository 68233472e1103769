import { ActionIcon, Box, Button, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { HelpLink } from '../../features/handbook/dashboard/help-link.tsx';
import { Bell, ContactsButton } from '../../features/notifications/dashboard/top-bar.tsx';
import { displayName } from '../../platform/display-name.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { Flag } from '../../ui/flags.tsx';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconKeyboard,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconUser,
} from '../../ui/tabler-icons/index.ts';
import { showKeysHelp } from '../kit/keys/keys.ts';
import { LANGUAGE_NAMES, useText } from '../kit/language/language.ts';
import { Brand } from '../kit/page/brand.tsx';
import { useLanguageChange } from '../kit/page/language-switch.tsx';
import { openSettings } from '../kit/page/settings.ts';
import { signOut } from '../kit/page/sign-out.ts';
import { hasUnsavedWork } from '../kit/page/unsaved-work.tsx';
import { ConfirmDialog } from '../kit/parts/confirm-dialog.tsx';
import { Initials } from '../kit/parts/initials.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import css from './frame.module.css';

const Palette = lazy(() => import('../palette/palette.tsx'));

const shortcut = /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';

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
        {isOpen ? <HelpLink /> : null}
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

/** Opens the command palette, as Ctrl+K and ⌘K do. It is loaded when it is first opened. */
function PaletteButton() {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  function open() {
    // A dialog asks for something that comes first.
    if (document.querySelector('[role="dialog"]')) return;
    setOpened(true);
  }
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <ActionIcon
        aria-label={t('dashboard:palette.title')}
        title={`${t('dashboard:palette.title')} (${shortcut})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {opened ? (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function AccountMenu() {
  const { t } = useText();
  const user = useSessionUser();
  const name = displayName(user);
  const [asking, setAsking] = useState(false);

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton
            className={css.avatar}
            p={4}
            aria-label={t('dashboard:account.menu', { name })}
          >
            <Initials name={name} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text c="var(--text)" fw={600}>
              {name}
            </Text>
            {t(`auth:role.${user.role}`)}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to="/dashboard/account"
            leftSection={<IconUser size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('account:title')}
          </Menu.Item>
          <Menu.Item
            visibleFrom="md"
            leftSection={<IconKeyboard size={17} stroke={1.6} aria-hidden="true" />}
            onClick={() => showKeysHelp(true)}
          >
            {t('dashboard:keys.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={17} stroke={1.6} aria-hidden="true" />}
            onClick={() => (hasUnsavedWork() ? setAsking(true) : void signOut())}
          >
            {t('dashboard:account.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title={t('dashboard:unsaved.title')}
        action={t('dashboard:unsaved.signOut')}
        keep={t('dashboard:unsaved.stay')}
        danger
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      >
        {t('dashboard:unsaved.text')}
      </ConfirmDialog>
    </>
  );
}
