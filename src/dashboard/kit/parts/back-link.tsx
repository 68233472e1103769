import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowLeft } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { useSessionUser } from '../session/session-user.ts';
import css from './back-link.module.css';

interface BackLinkProps {
  to: string;
  /** On a phone only the arrow is visible. */
  shortOnPhone?: boolean;
  children: string;
}

/** The link back, above a heading or at the start of a bar. */
export function BackLink({ to, shortOnPhone = false, children }: BackLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      className={css.back}
      mb={shortOnPhone ? 0 : -12}
      aria-label={children}
    >
      <IconArrowLeft size={17} stroke={1.7} className="flip" aria-hidden="true" />
      <Text span inherit {...(shortOnPhone && { visibleFrom: 'sm' })}>
        {children}
      </Text>
    </Anchor>
  );
}

/** To site administration, for those who may open it. */
export function AdministrationLink() {
  const { t } = useText();
  const { can } = useSessionUser();
  return can.site ? <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink> : null;
}
