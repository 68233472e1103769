import type { ReactNode } from 'react';
import { useText } from '../../dashboard/kit/language/language.ts';
import type { StateName } from './state.tsx';

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
