import { IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Mark } from '../../ui/mark.tsx';
import { isAllowed, SECTIONS } from '../kit/feature.ts';
import { useText } from '../kit/language/language.ts';
import { ENTRY_ICONS } from '../kit/page/entry-icons.ts';
import { party } from '../kit/page/party.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import { useFeatures } from './features-context.ts';

export function Navigation({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const all = useFeatures().flatMap(({ navigation = [] }) => navigation);
  // The longest address that leads here: the audit log is below site administration.
  const here = all
    .map(({ to }) => to)
    .filter((to) => (to === '/dashboard' ? pathname === to : `${pathname}/`.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0];
  const isHere = (to: string) => to === here;
  return (
    <>
      <nav className="nav" aria-label={t('dashboard:nav.label')}>
        {SECTIONS.map((section) => {
          const items = all.filter((item) => item.section === section && isAllowed(item, user));
          if (items.length === 0) return null;
          return (
            <div className="nav-section" key={section}>
              <h2 className="nav-title">{t(`dashboard:nav.${section}`)}</h2>
              <ul>
                {items.map(({ to, label, icon }) => {
                  const Glyph = ENTRY_ICONS[icon];
                  return (
                    <li key={to}>
                      <Link
                        className="nav-link"
                        to={to}
                        aria-current={isHere(to) ? 'page' : undefined}
                        data-autofocus={(inDrawer && isHere(to)) || undefined}
                      >
                        <Glyph size={18} stroke={1.6} aria-hidden="true" />
                        <span>{t(label)}</span>
                      </Link>
                    </li>
                  );
                })}
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
        <small>{t('dashboard:frame.name')}</small>
      </span>
    </Link>
  );
}
