import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { markupPattern } from './markup-pattern.ts';

const turkish = ((key: string) => `tr ${key}`) as TFunction;
const english = ((key: string) => `en ${key}`) as TFunction;

const Link = (props: { label: string; href: string; text: string }) => (
  <a title={props.label} href={props.href}>
    {props.label}: <b>{props.text}</b> <i data-text={props.text} />
  </a>
);
const values = { href: '/a?b=1&c="2"', text: `<b>Işık & 'gölge'</b>` };

it('writes what React would render, with each value escaped', () => {
  const link = markupPattern(['href', 'text'], (t, at) => <Link label={t('x')} {...at} />);
  expect(link(turkish, values)).toBe(renderToStaticMarkup(<Link label="tr x" {...values} />));
  const marked = { href: '\u0001text\u0001', text: '\u0001href\u0001' };
  expect(link(turkish, marked)).toBe(renderToStaticMarkup(<Link label="tr x" {...marked} />));
});

it('renders once for each language', () => {
  const render = vi.fn((t: TFunction, at: typeof values) => <Link label={t('x')} {...at} />);
  const link = markupPattern(['href', 'text'], render);
  for (const t of [turkish, english, turkish, english]) link(t, values);
  expect(render).toHaveBeenCalledTimes(2);
  expect(link(english, values)).toBe(renderToStaticMarkup(<Link label="en x" {...values} />));
});
