import type { Party } from '../../features/party/schema.ts';
import { Icon } from '../../ui/icons.tsx';
import { socialLinks } from '../kit/parts/contact-links.ts';

/** The social networks as icons, for the header and the drawer. */
export function SocialLinks({ party, className }: { party: Party; className?: string }) {
  return (
    <div className={className}>
      {socialLinks(party).map(({ icon, name, url }) => (
        <a className="ib" key={name} href={url} rel="noopener external" aria-label={name}>
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
