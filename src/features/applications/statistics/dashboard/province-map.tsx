import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import type { Statistics } from '../schema.ts';
import { listAddress } from './list-address.ts';
import css from './province-map.module.css';
import { stepLabels, stepOf, stepsUpTo } from './steps.ts';
import { neighbourOf, TILES } from './tiles.ts';

const LARGEST = 6;

interface ProvinceMapProps {
  provinces: Statistics['provinces'];
  /** The first day of the counted applications. */
  from: string | null;
}

/**
 * Applications by province: a map of tiles, the largest numbers as a list, and all as a table. The map
 * is one stop of the Tab key; the arrow keys move within it. A phone shows the list and the table.
 */
export function ProvinceMap({ provinces, from }: ProvinceMapProps) {
  const { t, locale } = useText();
  const [current, setCurrent] = useState(34);
  const map = useRef<HTMLOListElement>(null);
  const byCity = new Map(provinces.map(({ city, count }) => [city, count]));
  const most = Math.max(0, ...byCity.values());
  const bounds = stepsUpTo(most);
  const sorted = provinces.toSorted((a, b) => b.count - a.count || a.city - b.city);
  const none = provinces.filter(({ count }) => count === 0).length;
  const number = (value: number) => formatNumber(locale, value);
  const words = (count: number) =>
    t('applicationStatistics:count', { count, number: number(count) });
  const address = (city: number) => listAddress({ city, ...(from ? { from } : {}) });

  function move(event: KeyboardEvent, tile: (typeof TILES)[number]) {
    const next = neighbourOf(tile, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.city);
    map.current?.querySelector<HTMLElement>(`[data-city="${next.city}"]`)?.focus();
  }

  return (
    <div className={css.map}>
      <ol
        ref={map}
        className={css.tiles}
        aria-label={`${t('applicationStatistics:map')}. ${t('applicationStatistics:mapHint')}`}
      >
        {TILES.map((tile) => {
          const { city, plate, row, column } = tile;
          const label = `${plate} ${provinceName(city)}: ${words(byCity.get(city) ?? 0)}`;
          return (
            <li key={city} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
              <Link
                to={address(city)}
                className={css.tile}
                data-city={city}
                data-step={stepOf(byCity.get(city) ?? 0, bounds)}
                title={label}
                aria-label={label}
                tabIndex={city === current ? 0 : -1}
                onFocus={() => setCurrent(city)}
                onKeyDown={(event) => move(event, tile)}
              >
                {plate}
              </Link>
            </li>
          );
        })}
      </ol>
      <div>
        <ol className={css.largest}>
          {sorted
            .slice(0, LARGEST)
            .filter(({ count }) => count > 0)
            .map(({ city, count }) => (
              <li key={city}>
                <Link to={address(city)}>
                  <span>{provinceName(city)}</span>
                  <b>{number(count)}</b>
                </Link>
              </li>
            ))}
        </ol>
        {none > 0 ? (
          <p className="soft">
            {t('applicationStatistics:none', { count: none, number: number(none) })}
          </p>
        ) : null}
      </div>
      <div className={css.key} aria-hidden="true">
        <span>{t('applicationStatistics:legend')}</span>
        <ol>
          {stepLabels(bounds, most, number).map((label, step) => (
            <li key={label}>
              <i className={css.tile} data-step={step} />
              {label}
            </li>
          ))}
        </ol>
      </div>
      <details className={css.table}>
        <summary>{t('applicationStatistics:table')}</summary>
        <table aria-label={t('applicationStatistics:map')}>
          <thead>
            <tr>
              <th scope="col">{t('applicationStatistics:plate')}</th>
              <th scope="col">{t('applicationStatistics:province')}</th>
              <th scope="col">{t('applicationStatistics:applications')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ city, count }) => (
              <tr key={city}>
                <td>{String(city).padStart(2, '0')}</td>
                <th scope="row">
                  <Link to={address(city)}>{provinceName(city)}</Link>
                </th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
