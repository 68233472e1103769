import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { BOARD_PATHS } from '../schema.ts';
import type { BoardView } from '../views.ts';

/** The work of the board and how it is elected, with further links. */
export function BoardWork({ scope, view }: { scope: PartyScope; view: BoardView }) {
  const { t, href, nameOf } = scope;
  const other = BOARD_PATHS[view.board === 'presidency' ? 'executive' : 'presidency'];
  return (
    <section className="sec">
      <SectionHead title={t('people:board.work')}>
        <More href={href('/tuzuk')}>{t('people:board.charter')}</More>
      </SectionHead>
      <div className="inset">
        <div
          className="prose plain"
          lang={wordsLanguage(scope, 'boards')}
          {...rawHtml(writtenHtml(t, view.textHtml))}
        />
        <p className="onward">
          <More href={href(other)}>{nameOf(other)}</More>
        </p>
      </div>
    </section>
  );
}
