import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { MediaDetails } from '../../schema.ts';
import css from './details.module.css';

/** The records that show or link it. */
export function MediaUses({ media: { uses } }: { media: MediaDetails }) {
  const { t } = useText();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('media:details.uses')}</h2>
      {uses.length === 0 ? <p className="hint">{t('media:details.noUses')}</p> : null}
      <ul className={css.uses}>
        {uses.map(({ kind, id, name, path }) => (
          <li key={`${kind} ${id}`}>
            {path ? (
              <Anchor component={Link} to={path}>
                {name}
              </Anchor>
            ) : (
              name
            )}{' '}
            <span className="hint">{t(`media:useKinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
