import { PrincipleList } from '../../../../site/kit/parts/principle-list.tsx';
import { More, SectionHead } from '../../../../ui/section.tsx';
import type { HomeSectionProps } from './home-section.ts';

/** The party's principles in short. */
export function HomePrinciples({ scope, number }: HomeSectionProps) {
  const { t, href } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.principles')}>
        <More href={href('/parti-programi')}>{t('content:home.programme')}</More>
      </SectionHead>
      <div className="railed">
        <p className="rail">{t('content:home.principlesNote')}</p>
        <PrincipleList scope={scope} />
      </div>
    </section>
  );
}
