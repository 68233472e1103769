import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { Loss } from '../schema.ts';
import { forgetLost, readLost } from './kept-losses.ts';
import css from './word-files.module.css';

/** What could not be taken over, with its numbers. */
export function LostList({ lost }: { lost: readonly Loss[] }) {
  const { t } = useText();
  return (
    <ul role="list" className={css.losses}>
      {lost.map(({ kind, count }) => (
        <li key={kind}>{t(`wordFiles:lost.${kind}`, { count })}</li>
      ))}
    </ul>
  );
}

/** The same above a text that came from a Word file, until it is closed. `id` names the text. */
export function LostNote({ id }: { id: string }) {
  const { t } = useText();
  const title = useId();
  const [lost, setLost] = useState(() => readLost(id));
  if (lost.length === 0) return null;
  return (
    <section className={css.note} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t('wordFiles:lostTitle')}</h2>
        <LostList lost={lost} />
        <p className="hint">{t('wordFiles:lostText')}</p>
      </div>
      <Button
        size="compact-sm"
        onClick={() => {
          forgetLost(id);
          setLost([]);
        }}
      >
        {t('wordFiles:dismiss')}
      </Button>
    </section>
  );
}
