import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { displayName } from '../../platform/display-name.ts';
import { IconKeyboard, IconLogout, IconUser } from '../../ui/tabler-icons/index.ts';
import { showKeysHelp } from '../kit/keys/keys-help.ts';
import { useText } from '../kit/language/language.ts';
import { signOut } from '../kit/page/sign-out.ts';
import { hasUnsavedWork } from '../kit/page/unsaved-work.tsx';
import { ConfirmDialog } from '../kit/parts/confirm-dialog.tsx';
import { Initials } from '../kit/parts/initials.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import css from './frame.module.css';

export function AccountMenu() {
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
