import type { PageScope } from '../../../../site/kit/page.ts';
import { Portrait } from '../../../../ui/portrait.tsx';
import { mediaPath } from '../../../media/schema.ts';
import { personWords } from '../../../people/schema.ts';
import type { HomeView } from '../../views.ts';
import styles from './home-portrait.module.css';

const SIZES = '(min-width: 1400px) 490px, (min-width: 900px) 36vw, calc(100vw - 40px)';

interface HomePortraitProps {
  scope: PageScope;
  chair: NonNullable<HomeView['chair']>;
}

/** The party's chair with a short description and a quotation. */
export function HomePortrait({ scope, chair }: HomePortraitProps) {
  const { t, href, locale } = scope;
  const { name, inlineSvg, portrait } = chair;
  const duty = personWords(chair, 'duty', locale);
  const quote = personWords(chair, 'quote', locale);
  return (
    <div className={styles.heroPic}>
      <figure>
        <Portrait
          name={name}
          alt={t('content:home.portrait', { duty: duty.text, name })}
          inlineSvg={inlineSvg}
          picture={
            portrait && {
              ...portrait,
              source: (width, format) => mediaPath(portrait.mediaId, width, format),
            }
          }
          sizes={SIZES}
          first
        />
        <figcaption>
          <span>
            <strong lang="tr">{name}</strong>, <span lang={duty.lang}>{duty.text}</span>
          </span>
          <a href={href('/genel-baskan')}>{t('content:home.biography')}</a>
        </figcaption>
      </figure>
      {quote.text && (
        <blockquote className="corner" lang={quote.lang}>
          {quote.text}
        </blockquote>
      )}
    </div>
  );
}
