import { Box, Group, NavLink, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../platform/i18n/format.ts';
import { IconExternalLink } from '../../ui/tabler-icons/index.ts';
import { isAllowed, SECTIONS } from '../kit/feature.ts';
import { useText } from '../kit/language/language.ts';
import { ENTRY_ICONS } from '../kit/page/entry-icons.ts';
import { waitingCounts } from '../kit/page/waiting-counts.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import { useFeatures } from './features-context.ts';
import css from './frame.module.css';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

interface NavigationProps {
  /** In the horizontal layout: one line, without icons and without the link to the site. */
  across?: boolean;
  inDrawer?: boolean;
}

/** The links of the dashboard; the surrounding `nav` belongs to the frame. */
export function Navigation({ across = false, inDrawer = false }: NavigationProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const all = useFeatures().flatMap(({ navigation = [] }) => navigation);
  // The longest matching address is the current one: the audit log is below site administration.
  const here = all
    .map(({ to }) => to)
    .filter((to) => (to === '/dashboard' ? pathname === to : `${pathname}/`.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0];
  const isHere = (to: string) => to === here;
  const { data: counts = {} } = useQuery({
    ...waitingCounts,
    enabled: all.some((item) => item.count && isAllowed(item, user)),
  });
  const Line = across ? Group : Stack;
  return (
    <>
      <Line gap={across ? 0 : 20} px={across ? 22 : 0} py={across ? 0 : 'md'} wrap="nowrap">
        {SECTIONS.map((section) => {
          const items = all.filter((item) => item.section === section && isAllowed(item, user));
          if (items.length === 0) return null;
          return (
            <div className={css.section} key={section}>
              <h2 className={across ? 'sr-only' : css.title}>{t(`dashboard:nav.${section}`)}</h2>
              <Box component="ul" display={across ? 'flex' : 'block'}>
                {items.map(({ to, label, icon, count }) => {
                  const Glyph = ENTRY_ICONS[icon];
                  return (
                    <li key={to}>
                      <NavLink
                        component={Link}
                        className={css.link}
                        to={to}
                        label={t(label)}
                        leftSection={across ? null : <Glyph {...ICON} />}
                        rightSection={
                          count && counts[count] ? <Waiting count={counts[count]} /> : null
                        }
                        aria-current={isHere(to) ? 'page' : undefined}
                        data-autofocus={(inDrawer && isHere(to)) || undefined}
                      />
                    </li>
                  );
                })}
              </Box>
            </div>
          );
        })}
      </Line>
      {across ? null : (
        <NavLink
          className={css.link}
          href="/"
          mt="auto"
          mb="sm"
          label={t('dashboard:nav.site')}
          leftSection={<IconExternalLink {...ICON} />}
        />
      )}
    </>
  );
}

/** How many records of an entry wait. */
function Waiting({ count }: { count: number }) {
  const { t, locale } = useText();
  const number = formatNumber(locale, count);
  return (
    <>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <span className="sr-only">{t('dashboard:nav.waiting', { count, number })}</span>
    </>
  );
}
