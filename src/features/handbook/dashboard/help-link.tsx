import { ActionIcon } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { IconHelp } from '../../../ui/tabler-icons/index.ts';
import { taskPath, tasksOf } from '../tasks.ts';

/** The "?" of the top bar. In a new tab, because what is being written stays open. */
export function HelpLink() {
  const { t } = useText();
  const { pathname } = useLocation();
  const [first, ...more] = tasksOf(pathname);
  const all = `/dashboard/yardim${first ? `?page=${encodeURIComponent(pathname)}` : ''}`;
  const label = t('handbook:here');
  return (
    <ActionIcon
      component={Link}
      to={first && more.length === 0 ? taskPath(first) : all}
      target="_blank"
      visibleFrom="sm"
      aria-label={label}
      title={label}
    >
      <IconHelp size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
