import { Link } from 'react-router';
import { PartyMark } from '../../../ui/party-mark.tsx';
import { useText } from '../language/language.ts';
import css from './brand.module.css';
import { useParty } from './party.ts';

interface BrandProps {
  /** Shows below the party's name that this is the dashboard. */
  desk?: boolean;
  /** Only the logo; the name is there for screen readers. */
  onlyMark?: boolean;
}

/** The party's logo and name, as a link to the overview. */
export function Brand({ desk = false, onlyMark = false }: BrandProps) {
  const { t } = useText();
  const { name, logo } = useParty();
  return (
    <Link className={css.brand} to="/dashboard">
      <PartyMark logo={logo} />
      <span className={onlyMark ? 'sr-only' : undefined}>
        <strong>{name}</strong>
        {desk ? <small>{t('dashboard:frame.name')}</small> : null}
      </span>
    </Link>
  );
}

/** The same on pages for visitors who are not signed in, as a link to the site. */
export function SiteBrand() {
  const { name, logo } = useParty();
  return (
    <a className={css.brand} href="/">
      <PartyMark logo={logo} />
      <strong>{name}</strong>
    </a>
  );
}
