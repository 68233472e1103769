import { Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../dashboard/kit/language/language.ts';
import { addressOf, PAGES } from '../pages.ts';
import css from './page-cards.module.css';

/** The other pages of the showcase. */
export function PageCards() {
  const { t } = useText();
  const [search] = useSearchParams();
  return (
    <ul role="list" className={css.cards}>
      {PAGES.filter(({ path }) => path !== '').map(({ path, key }) => (
        <li key={path}>
          <Link to={{ pathname: addressOf(path), search: search.toString() }}>
            <Text component="span" fw={600}>
              {t(`showcase:pages.${key}.title`)}
            </Text>
            <Text component="span" size="xs" c="dimmed">
              {t(`showcase:pages.${key}.lead`)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
