import '../styles/admin.css';
import { IconApi, IconChevronRight, IconHistory, IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { NoPermission } from '../kit/parts/no-permission.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';

const entries = [
  { to: '/dashboard/admin/audit', name: 'audit', icon: IconHistory, needs: 'audit' },
  { to: '/dashboard/admin/two-step', name: 'twoStep', icon: IconShieldLock, needs: 'users' },
  { to: '/dashboard/admin/api', name: 'api', icon: IconApi, needs: 'site' },
] as const;

export function AdminPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:admin.title')}</PageTitle>
      {can.site ? (
        <>
          <PageHead title={t('dashboard:admin.title')} />
          <ul className="admin-entries">
            {entries
              .filter(({ needs }) => can[needs])
              .map(({ to, name, icon: Glyph }) => (
                <li key={to}>
                  <Link to={to}>
                    <Glyph size={20} stroke={1.5} aria-hidden="true" />
                    <strong>{t(`dashboard:admin.${name}.name`)}</strong>
                    <span>{t(`dashboard:admin.${name}.text`)}</span>
                    <IconChevronRight className="flip" size={18} stroke={1.6} aria-hidden="true" />
                  </Link>
                </li>
              ))}
          </ul>
        </>
      ) : (
        <NoPermission
          title={t('dashboard:admin.title')}
          reason={t('dashboard:admin.forbidden')}
          text={t('dashboard:admin.forbiddenText')}
        />
      )}
    </div>
  );
}
