import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import { neighbourOf, TILES } from '../../../platform/places/tiles.ts';
import { useText } from '../language/language.ts';
import css from './province-map.module.css';

/** How many colours the map has, the one for zero included. */
export const STEPS = 6;

const LARGEST = 6;

interface ProvinceMapProps {
  title: string;
  /** Every province; those with the same count stay in this order. */
  provinces: readonly { city: number; count: number }[];
  /** What is counted. */
  column: string;
  /** The title of the key of the colours. */
  legend: string;
  /** A count in words, for screen readers. */
  words: (count: number) => string;
  /** Says how many provinces have nothing. */
  none: (provinces: number) => string;
  /** The address of the records of a province. */
  addressOf: (city: number) => string;
}

/**
 * Counts by province: a map of tiles, the largest numbers as a list, and all as a table. The map is
 * one stop of the Tab key; the arrow keys move within it. A phone shows the list and the table.
 */
export function ProvinceMap(props: ProvinceMapProps) {
  const { title, provinces, words, addressOf } = props;
  const { t, locale } = useText();
  const [current, setCurrent] = useState(34);
  const map = useRef<HTMLOListElement>(null);
  const byCity = new Map(provinces.map(({ city, count }) => [city, count]));
  const most = Math.max(0, ...byCity.values());
  const bounds = stepsUpTo(most);
  const sorted = provinces.toSorted((a, b) => b.count - a.count);
  const empty = provinces.filter(({ count }) => count === 0).length;
  const number = (value: number) => formatNumber(locale, value);

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
        role="list"
        ref={map}
        className={css.tiles}
        aria-label={`${title}. ${t('dashboard:charts.mapHint')}`}
      >
        {TILES.map((tile) => {
          const { city, plate, row, column } = tile;
          const label = `${plate} ${provinceName(city)}: ${words(byCity.get(city) ?? 0)}`;
          return (
            <li key={city} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
              <Link
                to={addressOf(city)}
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
        <ol role="list" className={css.largest} aria-label={t('dashboard:charts.largest')}>
          {sorted
            .slice(0, LARGEST)
            .filter(({ count }) => count > 0)
            .map(({ city, count }) => (
              <li key={city}>
                <Link to={addressOf(city)}>
                  <span>{provinceName(city)}</span>
                  <b aria-hidden="true">{number(count)}</b>
                  <span className="sr-only">{words(count)}</span>
                </Link>
              </li>
            ))}
        </ol>
        {empty > 0 ? <p className="soft">{props.none(empty)}</p> : null}
      </div>
      <div className={css.key} aria-hidden="true">
        <span>{props.legend}</span>
        <ol role="list">
          {stepLabels(bounds, most, number).map((label, step) => (
            <li key={label}>
              <i className={css.tile} data-step={step} />
              {label}
            </li>
          ))}
        </ol>
      </div>
      <details className={css.table}>
        <summary>{t('dashboard:charts.table')}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard:charts.plate')}</th>
              <th scope="col">{t('dashboard:charts.province')}</th>
              <th scope="col">{props.column}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ city, count }) => (
              <tr key={city}>
                <td>{String(city).padStart(2, '0')}</td>
                <th scope="row">
                  <Link to={addressOf(city)}>{provinceName(city)}</Link>
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

/**
 * The lowest number of each step. They grow by the same factor, because a few provinces have most of
 * the applications: 0, 1, 3, 8, 20, 55 if the largest number is 150.
 */
export function stepsUpTo(most: number): number[] {
  const bounds = [0];
  for (let step = 1; step < STEPS; step++) {
    const bound = Math.max(step, Math.round(most ** ((step - 1) / (STEPS - 1))));
    bounds.push(Math.max(bound, (bounds.at(-1) ?? 0) + 1));
  }
  return bounds;
}

/** The step of a number. */
export const stepOf = (count: number, bounds: number[]): number =>
  bounds.findLastIndex((bound) => count >= bound);

/** "3–7" for each step; the last one is "55+". Steps that no number reaches are left out. */
export const stepLabels = (bounds: number[], most: number, format: (n: number) => string) =>
  bounds.flatMap((bound, step) => {
    if (step > 0 && bound > most) return [];
    const next = bounds[step + 1];
    if (next === undefined || next > most) return [step === 0 ? '0' : `${format(bound)}+`];
    return [next - 1 > bound ? `${format(bound)}–${format(next - 1)}` : format(bound)];
  });
