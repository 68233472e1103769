import { isServed } from '../../../site/served.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { partyLanguage } from './content-language.ts';
import type { HomeSectionProps } from './home-section.ts';

/** What the party stands for, numbered in the order the party gives. */
export function HomePrinciples({ scope, number }: HomeSectionProps) {
  const { t, href, party, locale } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.principles')}>
        {isServed('/parti-programi') && (
          <More href={href('/parti-programi')}>{t('content:home.programme')}</More>
        )}
      </SectionHead>
      <div className="railed">
        <p className="rail">{t('content:home.principlesNote')}</p>
        <ol className="creeds" lang={partyLanguage(locale)}>
          {party.principles.map(({ title, text }, index) => (
            <li key={title}>
              <b aria-hidden="true">{index + 1}</b>
              <div>
                <h3 id={`ilke-${index + 1}`}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
