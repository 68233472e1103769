import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { displayName } from '../../platform/display-name.ts';
import { initialsOf } from '../../platform/initials.ts';
import { useText } from '../kit/language/language.ts';
import { signOut } from '../kit/page/sign-out.ts';
import { hasUnsavedWork } from '../kit/page/unsaved-work.tsx';
import { ConfirmDialog } from '../kit/parts/confirm-dialog.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';

export function AccountMenu() {
  const { t } = useText();
  const user = useSessionUser();
  const name = displayName(user);
  const [asking, setAsking] = useState(false);

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className="avatar" aria-label={t('dashboard:account.menu', { name })}>
            {/* A picture made of letters: the name itself is the label. */}
            <span className="initials" data-initials={initialsOf(name)} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className="menu-name">
            {name}
            <small>{t(`auth:role.${user.role}`)}</small>
          </div>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to="/dashboard/account"
            leftSection={<IconUser size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('account:title')}
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
