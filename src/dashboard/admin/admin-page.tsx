import { NavLink, Text } from '@mantine/core';
import { Link } from 'react-router';
import { IconChevronRight } from '../../ui/tabler-icons/index.ts';
import { useFeatures } from '../frame/features-context.ts';
import { isAllowed } from '../kit/feature.ts';
import { useText } from '../kit/language/language.ts';
import { ENTRY_ICONS } from '../kit/page/entry-icons.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { NoPermission } from '../kit/parts/no-permission-page.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import css from './admin-page.module.css';

export function AdminPage() {
  const { t } = useText();
  const user = useSessionUser();
  const entries = useFeatures().flatMap(({ administration = [] }) => administration);
  return (
    <div className="page">
      <PageTitle>{t('dashboard:admin.title')}</PageTitle>
      {user.can.site ? (
        <>
          <PageHead title={t('dashboard:admin.title')} />
          <ul role="list" className={css.entries}>
            {entries
              .filter((entry) => isAllowed(entry, user))
              .map(({ to, label, text, icon }) => {
                const Glyph = ENTRY_ICONS[icon];
                return (
                  <li key={to}>
                    <NavLink
                      component={Link}
                      to={to}
                      py={14}
                      label={<Text fw={550}>{t(label)}</Text>}
                      description={t(text)}
                      leftSection={<Glyph size={20} stroke={1.5} aria-hidden="true" />}
                      rightSection={
                        <IconChevronRight
                          className="flip"
                          size={18}
                          stroke={1.6}
                          aria-hidden="true"
                        />
                      }
                    />
                  </li>
                );
              })}
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
