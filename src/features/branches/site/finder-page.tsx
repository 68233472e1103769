import { districtLabel } from '../../../platform/branches/names.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PROVINCES, provinceName } from '../../../platform/places/provinces.ts';
import { TILES } from '../../../platform/places/tiles.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { KnownBranches, OpenProvince } from '../branch-index.server.ts';
import { BRANCHES_PATH, BRANCHES_TAG, branchPath } from '../schema.ts';
import styles from './branches.module.css';

const pathOf = (province: number) => branchPath({ province, district: null });

/**
 * Every province with an open branch, and below it its districts. All of it are links; a script adds the
 * filter and moves within the map. Nothing is sent: it searches in what the page has.
 */
export function finderPage(scope: PageScope, known: KnownBranches): Page {
  const { t, href, isFilled, locale, party } = scope;
  const title = t('branches:pages.finder');
  const { provinces } = known;
  const count = provinces.reduce(
    (sum, { branch, districts }) => sum + (branch ? 1 : 0) + districts.length,
    0,
  );
  const open = new Set(provinces.map(({ province }) => province));
  const without = PROVINCES.filter(({ plate }) => !open.has(plate));
  return {
    head: {
      title,
      description: t('branches:finder.description', { party: party.name }),
      canonical: BRANCHES_PATH,
      trail: [{ name: title, path: BRANCHES_PATH }],
      noindex: count === 0,
    },
    tags: [BRANCHES_TAG],
    main: (
      <div className="wrap">
        <PageHeader
          title={title}
          lead={t(count > 0 ? 'branches:finder.lead' : 'branches:finder.none')}
          rail={
            count > 0 && (
              <>
                <span className="count num">{formatNumber(locale, count)}</span>{' '}
                {t('branches:finder.unit', { count })}
              </>
            )
          }
        />
        {count > 0 && (
          <div className="inset" data-finder>
            <Filter scope={scope} count={count} />
            <TileMap scope={scope} provinces={provinces} />
            <ul role="list" className={styles.provinces}>
              {provinces.map((one) => (
                <Province key={one.province} scope={scope} found={one} />
              ))}
            </ul>
            <p className={styles.nothing} data-finder-nothing hidden>
              {t('branches:finder.nothing')}
            </p>
          </div>
        )}
        {count > 0 && without.length > 0 && (
          <section className="sec" data-finder-without>
            <SectionHead title={t('branches:finder.without')} />
            <p className={`inset ${styles.without}`} lang="tr">
              {without.map(({ name }) => name).join(', ')}
            </p>
            <p className={`inset ${styles.without}`}>{t('branches:finder.withoutText')}</p>
          </section>
        )}
        <p className="inset onward">
          <More href={href('/uye-olun')}>{t('branches:finder.apply')}</More>
          {isFilled('/iletisim') && (
            <More href={href('/iletisim')}>{t('branches:finder.contact')}</More>
          )}
        </p>
      </div>
    ),
  };
}

function Filter({ scope: { t, locale }, count }: { scope: PageScope; count: number }) {
  return (
    <search className={styles.filter} data-scripted>
      <label htmlFor="teskilat-ara">{t('branches:finder.filter')}</label>
      <input
        id="teskilat-ara"
        type="search"
        autoComplete="off"
        spellCheck="false"
        maxLength={60}
        aria-describedby="teskilat-sayi"
      />
      <p
        id="teskilat-sayi"
        className="muted"
        role="status"
        data-one={t('branches:finder.count_one')}
        data-other={t('branches:finder.count_other')}
      >
        {t('branches:finder.count', { count, total: formatNumber(locale, count) })}
      </p>
    </search>
  );
}

/** The provinces as tiles that lie roughly as on a map: one stop of the Tab key, then the arrow keys. */
function TileMap({ scope, provinces }: { scope: PageScope; provinces: readonly OpenProvince[] }) {
  const { t, href } = scope;
  const open = new Set(provinces.map(({ province }) => province));
  const first = open.has(34) ? 34 : provinces[0]?.province;
  return (
    <nav className={styles.map} aria-label={t('branches:finder.map')} data-scripted>
      <ol role="list" data-tiles>
        {TILES.map(({ city, plate, row, column }) => (
          <li key={city} data-row={row} data-column={column}>
            {open.has(city) ? (
              <a
                href={href(pathOf(city))}
                title={provinceName(city)}
                aria-label={`${plate} ${provinceName(city)}`}
                lang="tr"
                data-city={city}
                tabIndex={city === first ? undefined : -1}
              >
                {plate}
              </a>
            ) : (
              <span aria-hidden="true">{plate}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Province({ scope, found }: { scope: PageScope; found: OpenProvince }) {
  const { t, href } = scope;
  const { province, districts } = found;
  return (
    <li data-province data-branch={found.branch ? '' : undefined}>
      <h2 lang="tr">
        <a href={href(pathOf(province))}>{provinceName(province)}</a>
      </h2>
      {districts.length > 0 && (
        <details>
          <summary>{t('branches:finder.districts', { count: districts.length })}</summary>
          <ul role="list" lang="tr">
            {districts.map((district) => (
              <li key={district.id}>
                <a href={href(branchPath(district))}>{districtLabel(district)}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
