import {
  IconExternalLink,
  IconFileText,
  IconHistory,
  IconLayoutDashboard,
  IconUser,
  IconUsers,
  IconWorldCog,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Mark } from '../../ui/mark.tsx';
import { useText } from '../kit/language/language.ts';
import { party } from '../kit/page/party.ts';
import { useSessionUser } from '../kit/session/session-user.ts';

const sections = [
  {
    title: 'dashboard:nav.overview',
    items: [
      { to: '/dashboard', label: 'dashboard:nav.board', icon: IconLayoutDashboard, needs: null },
      { to: '/dashboard/account', label: 'dashboard:nav.account', icon: IconUser, needs: null },
    ],
  },
  {
    title: 'dashboard:nav.admin',
    items: [
      { to: '/dashboard/users', label: 'dashboard:nav.users', icon: IconUsers, needs: 'users' },
      {
        to: '/dashboard/admin',
        label: 'dashboard:nav.siteAdmin',
        icon: IconWorldCog,
        needs: 'site',
      },
      {
        to: '/dashboard/admin/audit',
        label: 'dashboard:nav.audit',
        icon: IconHistory,
        needs: 'audit',
      },
    ],
  },
  {
    title: 'dashboard:nav.editor',
    items: [
      {
        to: '/dashboard/blog',
        label: 'dashboard:nav.contents',
        icon: IconFileText,
        needs: 'content',
      },
    ],
  },
] as const;

export function Navigation({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const { can } = useSessionUser();
  // The longest address that leads here: the audit log stands under site administration.
  const here = sections
    .flatMap(({ items }) => items.map(({ to }) => to))
    .filter((to) => (to === '/dashboard' ? pathname === to : `${pathname}/`.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0];
  const isHere = (to: string) => to === here;
  return (
    <>
      <nav className="nav" aria-label={t('dashboard:nav.label')}>
        {sections.map((section) => {
          const items = section.items.filter((item) => item.needs === null || can[item.needs]);
          if (items.length === 0) return null;
          return (
            <div className="nav-section" key={section.title}>
              <h2 className="nav-title">{t(section.title)}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.to}>
                    <Link
                      className="nav-link"
                      to={item.to}
                      aria-current={isHere(item.to) ? 'page' : undefined}
                      data-autofocus={(inDrawer && isHere(item.to)) || undefined}
                    >
                      <item.icon size={18} stroke={1.6} aria-hidden="true" />
                      <span>{t(item.label)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <a className="nav-link nav-foot" href="/">
        <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
        <span>{t('dashboard:nav.site')}</span>
      </a>
    </>
  );
}

export function Brand() {
  const { t } = useText();
  return (
    <Link className="brand" to="/dashboard">
      <Mark />
      <span>
        <strong>{party.name}</strong>
        <small>{t('dashboard:frame.desk')}</small>
      </span>
    </Link>
  );
}
