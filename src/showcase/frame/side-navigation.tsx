import { NavLink } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../dashboard/kit/language/language.ts';
import { addressOf, PAGES, type ShowcasePage } from '../pages.ts';
import css from './showcase-frame.module.css';

const SECTIONS = ['', 'data-display', 'lists'];
const sectionOf = ({ path }: ShowcasePage) => (path.includes('/') ? path.split('/')[0] : '');

/** The links to all pages; they keep the settings of the address. */
export function SideNavigation({ current }: { current: ShowcasePage | undefined }) {
  const { t } = useText();
  const [search] = useSearchParams();
  return SECTIONS.map((section) => (
    <div key={section} className={css.section}>
      {section ? <h2 className={css.title}>{t(`showcase:sections.${section}`)}</h2> : null}
      <ul role="list">
        {PAGES.filter((page) => sectionOf(page) === section).map((page) => (
          <li key={page.path}>
            <NavLink
              component={Link}
              className={css.link}
              to={{ pathname: addressOf(page.path), search: search.toString() }}
              label={t(`showcase:pages.${page.key}.title`)}
              aria-current={page === current ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
