import type { PageScope } from '../../../site/kit/page.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Picture } from '../../media/schema.ts';
import { mediaPath } from '../../media/schema.ts';
import { withParty } from '../../party/schema.ts';
import { type Person, portraitPath } from '../schema.ts';
import { Face } from './face.tsx';
import styles from './press-portraits.module.css';

const NAMES = { jpg: 'JPEG', webp: 'WebP', avif: 'AVIF' };

interface PressPortraitsProps {
  scope: PageScope;
  person: Person;
  portrait: Picture;
}

/** The portrait as files in the largest size, the JPEG first, and the contact for the press. */
export function PressPortraits({ person, portrait, ...props }: PressPortraitsProps) {
  const scope = withParty(props.scope);
  const { t, party } = scope;
  const width = portrait.widths.at(-1) ?? portrait.width;
  const height = Math.round((portrait.height * width) / portrait.width);
  const stored = (['webp', 'avif'] as const).map((format) => ({
    format,
    href: mediaPath(portrait.mediaId, width, format),
  }));
  const files = [{ format: 'jpg' as const, href: portraitPath(person.slug) }, ...stored];
  const asFile = { ...person, inlineSvg: '' };
  return (
    <div className={`${styles.press} inset`}>
      <Face
        person={asFile}
        sizes="160px"
        alt={t('people:person.portrait', { name: person.name })}
      />
      <div>
        {party.press.terms && <p lang={wordsLanguage(scope, 'press')}>{party.press.terms}</p>}
        <ul role="list">
          {files.map(({ format, href }) => (
            <li key={format}>
              <a className="btn line" href={href} download={`${person.slug}.${format}`}>
                <Icon name="download" />
                {t('people:press.download', { format: NAMES[format], width, height })}
              </a>
            </li>
          ))}
        </ul>
        {party.press.email && (
          <p>
            {t('people:press.contact')}{' '}
            <a href={`mailto:${party.press.email}`}>{party.press.email}</a>
          </p>
        )}
      </div>
    </div>
  );
}
