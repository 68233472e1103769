import type { PageScope } from '../../../site/kit/page.ts';
import { LEGAL_KINDS, LEGAL_TEXTS, type LegalKind } from '../schema.ts';

/** Links to the other legal texts. */
export function OtherTexts({ scope, kind }: { scope: PageScope; kind: LegalKind }) {
  const { t, href } = scope;
  return (
    <nav className="sec inset" aria-labelledby="oteki-metinler" data-not-printed="">
      <h2 id="oteki-metinler">{t('legalTexts:page.others')}</h2>
      <div className="prose plain">
        <ul role="list">
          {LEGAL_KINDS.filter((other) => other !== kind).map((other) => (
            <li key={other}>
              <a href={href(LEGAL_TEXTS[other])}>{t(`legalTexts:names.${other}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
