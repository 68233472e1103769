import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { MediaDetails } from '../../schema.ts';
import { oneMedia } from '../media-calls.ts';
import css from './details.module.css';

/** The records that show or link it. */
export function MediaUses({ media }: { media: MediaDetails }) {
  const { t } = useText();
  // After the language was changed: the server says what the kinds of records are called.
  const { data = media } = useQuery({ ...oneMedia(media.id), staleTime: Number.POSITIVE_INFINITY });
  const { uses } = data;
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('media:details.uses')}</h2>
      {uses.length === 0 ? <p className="hint">{t('media:details.noUses')}</p> : null}
      <ul role="list" className={css.uses}>
        {uses.map(({ kind, kindName, id, name, path }) => (
          <li key={`${kind} ${id}`}>
            {path ? (
              <Anchor component={Link} to={path}>
                {name}
              </Anchor>
            ) : (
              name
            )}{' '}
            <span className="hint">{kindName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
