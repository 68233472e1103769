import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../../dashboard/kit/language/language.ts';
import css from './state.module.css';

/** The states of components; their names are in `showcase:states`. */
export type StateName =
  | 'conflict'
  | 'default'
  | 'disabled'
  | 'empty'
  | 'failed'
  | 'loading'
  | 'long'
  | 'many'
  | 'noMatch'
  | 'forbidden'
  | 'one';

/** One state of a component, below its name. */
export function State({ is, children }: { is: StateName; children: ReactNode }) {
  const { t } = useText();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className={css.state} role="group" aria-labelledby={id}>
      <Text id={id} size="xs" c="dimmed">
        {t(`showcase:states.${is}`)}
      </Text>
      {children}
    </div>
  );
}

/** One state of a part of public pages, below its name. */
export function SiteState({ is, children }: { is: StateName; children: ReactNode }) {
  const { t } = useText();
  return (
    <section className="onward" aria-label={t(`showcase:states.${is}`)}>
      <p className="small muted">{t(`showcase:states.${is}`)}</p>
      {children}
    </section>
  );
}
