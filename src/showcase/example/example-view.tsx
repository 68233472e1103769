import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useText } from '../../dashboard/kit/language/language.ts';
import css from './example-view.module.css';
import type { Example } from './examples-of.ts';
import { SiteFrame } from './site-frame.tsx';
import { Source } from './source.tsx';

/** An example shows links, but none of them leaves the page. */
function stay(event: MouseEvent): void {
  // Also for elements of a frame, whose classes are other ones than those of this window.
  const link = (event.target as Partial<Element> | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** A component in its states, what is to be known about it, and its code. */
export function ExampleView({ page, example }: { page: string; example: Example }) {
  const { t } = useText();
  const { name, world, Component, code } = example;
  const text = (part: string) => t(`showcase:examples.${page}.${name}.${part}`);
  const title = text('title');
  const content = <Component />;
  return (
    <section className={css.example} aria-labelledby={name}>
      <header className={css.head}>
        <h2 id={name}>{title}</h2>
        <Text size="xs" c="dimmed">
          {t(`showcase:worlds.${world}`)}
        </Text>
      </header>
      <Text className={css.text}>{text('text')}</Text>
      <div className="panel">
        {/* It only keeps links from being followed, which keys do by a click too. */}
        <div className={css.live} data-world={world} onClickCapture={stay}>
          {world === 'site' ? <SiteFrame title={title}>{content}</SiteFrame> : content}
        </div>
        <Source name={title} code={code} />
      </div>
    </section>
  );
}
