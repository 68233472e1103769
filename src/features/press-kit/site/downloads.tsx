import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import { logoPrintPath } from '../../../platform/logo.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { Icon } from '../../../ui/icons.tsx';
import { ResponsivePicture } from '../../../ui/picture.tsx';
import { mediaPath, PRINT_FORMATS, type PrintFormat } from '../../media/schema.ts';
import { type Person, personPath, personWords, portraitPath } from '../../people/schema.ts';
import { pressFileName, pressPicturePath } from '../contract.ts';
import type { OfferedPicture } from '../published.server.ts';
import styles from './page.module.css';

const FORMATS = { jpg: 'JPEG', png: 'PNG' };
/** Of the mark of the product, in `public`. */
const MARK_SIDE = 1800;

interface Sides {
  width: number;
  height: number;
}

/** The sides of the largest stored size, which is the one for print. */
function printSides({ width, height, widths }: Sides & { widths: number[] }): Sides {
  const largest = widths.at(-1) ?? width;
  return { width: largest, height: Math.round((height * largest) / width) };
}

interface FilesProps extends Sides {
  scope: PageScope;
  /** What is in the picture, for a reader who does not see it. */
  name: string;
  /** The name of the downloaded file, without its ending. */
  file: string;
  href: (format: PrintFormat) => string;
}

function Files({ scope: { t }, width, height, name, file, href }: FilesProps) {
  return (
    <>
      <p className={styles.size}>{t('pressKit:page.size', { width, height })}</p>
      <p className={styles.files}>
        {PRINT_FORMATS.map((format) => (
          <a
            className="btn line sm"
            key={format}
            href={href(format)}
            download={`${file}.${format}`}
            aria-label={t('pressKit:page.download', { format: FORMATS[format], name })}
          >
            <Icon name="download" />
            {FORMATS[format]}
          </a>
        ))}
      </p>
    </>
  );
}

/** The party's logo, or the mark that its pages show in its place. */
export function LogoToDownload({ scope }: { scope: PageScope }) {
  const { t, party } = scope;
  const { logo } = party;
  const sides = logo ? printSides(logo) : { width: MARK_SIDE, height: MARK_SIDE };
  const alt = t('pressKit:page.logoAlt', { party: party.name });
  return (
    <div className={`${styles.logo} inset`}>
      <div className={styles.sheet}>
        {logo ? (
          <ResponsivePicture
            {...logo}
            alt={alt}
            sizes="240px"
            source={(width, format) => mediaPath(logo.mediaId, width, format)}
          />
        ) : (
          <img
            src="/mark-print.png"
            width={MARK_SIDE}
            height={MARK_SIDE}
            alt={alt}
            loading="lazy"
          />
        )}
      </div>
      <div>
        <p>{t('pressKit:page.logoText')}</p>
        <Files
          {...sides}
          scope={scope}
          name={alt}
          file="logo"
          href={(format) => (logo ? logoPrintPath(logo, format) : `/mark-print.${format}`)}
        />
      </div>
    </div>
  );
}

const SIZES = '(min-width: 1100px) 270px, (min-width: 600px) 30vw, 44vw';

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={`${styles.grid} inset`}>
      {children}
    </ul>
  );
}

export function PortraitsToDownload({ scope, people }: { scope: PageScope; people: Person[] }) {
  const { t, href, locale } = scope;
  return (
    <Grid>
      {people.map((person) => {
        const { slug, name, portrait } = person;
        if (!portrait) return null;
        const duty = personWords(person, 'duty', locale);
        const label = t('pressKit:page.portraitAlt', { name });
        return (
          <li key={slug}>
            <div className={styles.portrait}>
              <ResponsivePicture
                {...portrait}
                alt={label}
                sizes={SIZES}
                source={(width, format) => mediaPath(portrait.mediaId, width, format)}
              />
            </div>
            <h3 lang="tr">
              <a href={href(personPath(person))}>{name}</a>
            </h3>
            <p lang={duty.lang}>{duty.text}</p>
            <Files
              {...printSides(portrait)}
              scope={scope}
              name={label}
              file={slug}
              href={(format) => portraitPath(slug, format)}
            />
          </li>
        );
      })}
    </Grid>
  );
}

interface PicturesToDownloadProps {
  scope: PageScope;
  pictures: OfferedPicture[];
}

export function PicturesToDownload({ scope, pictures }: PicturesToDownloadProps) {
  const { t, locale } = scope;
  return (
    <Grid>
      {pictures.map((picture, place) => {
        const { mediaId, captions, credit, alt } = picture;
        const caption = captions[locale] || captions.tr;
        const lang = captions[locale] || !caption ? undefined : DEFAULT_LOCALE;
        const name = caption || alt || t('pressKit:page.picture', { number: place + 1 });
        return (
          <li key={mediaId}>
            <figure>
              <div
                className={styles.picture}
                lang={locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE}
              >
                <ResponsivePicture
                  {...picture}
                  alt={alt}
                  sizes={SIZES}
                  source={(width, format) => mediaPath(mediaId, width, format)}
                />
              </div>
              <figcaption>
                {caption && <span lang={lang}>{caption}</span>}
                {credit && (
                  <span>
                    {t('pressKit:page.credit')} <span lang="tr">{credit}</span>
                  </span>
                )}
              </figcaption>
            </figure>
            <Files
              {...printSides(picture)}
              scope={scope}
              name={name}
              file={pressFileName(mediaId)}
              href={(format) => pressPicturePath(mediaId, format)}
            />
          </li>
        );
      })}
    </Grid>
  );
}
