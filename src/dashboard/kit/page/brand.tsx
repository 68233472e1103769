import { Link } from 'react-router';
import { Mark } from '../../../ui/mark.tsx';
import { useText } from '../language/language.ts';
import css from './brand.module.css';
import { party } from './party.ts';

interface BrandProps {
  /** Says under the party's name that this is the dashboard. */
  desk?: boolean;
  /** The sign alone; the name is there to be read out. */
  onlyMark?: boolean;
}

/** The party's sign and name, leading to the overview. */
export function Brand({ desk = false, onlyMark = false }: BrandProps) {
  const { t } = useText();
  return (
    <Link className={css.brand} to="/dashboard">
      <Mark />
      <span className={onlyMark ? 'sr-only' : undefined}>
        <strong>{party.name}</strong>
        {desk ? <small>{t('dashboard:frame.name')}</small> : null}
      </span>
    </Link>
  );
}

/** The same on pages for people who are not signed in, leading to the site. */
export function SiteBrand() {
  return (
    <a className={css.brand} href="/">
      <Mark />
      <strong>{party.name}</strong>
    </a>
  );
}
