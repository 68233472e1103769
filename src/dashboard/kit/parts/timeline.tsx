import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Moment } from './moment.tsx';
import css from './timeline.module.css';

export interface TimelineItem {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Who did it. */
  who: string;
  what: ReactNode;
  /** A text that belongs to it, such as a reason. */
  text?: string | undefined;
  /** The same with labels, where there may be several; empty ones are left out. */
  texts?: { label: string; text: string }[];
}

/** What happened to a record, the newest first. */
export function Timeline({ title, items }: { title: string; items: readonly TimelineItem[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol role="list" className={css.timeline}>
        {items.map(({ id: key, at, who, what, text, texts = [] }) => (
          <li key={key}>
            <p>
              <b>{who}</b> {what}
            </p>
            {text ? <p className={css.text}>{text}</p> : null}
            {texts
              .filter((one) => one.text)
              .map((one) => (
                <p key={one.label} className={css.text}>
                  <Text span c="dimmed" size="sm">
                    {one.label}:
                  </Text>{' '}
                  {one.text}
                </p>
              ))}
            <Text size="sm" c="dimmed">
              <Moment at={at} />
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
