import type { FrameScope } from './frame-scope.ts';

/**
 * Where messages are spoken: the regions stand in the page from the beginning, or readers would not
 * notice what comes into them. Beside them the words that a script needs in the page's language.
 */
export function Announcer({ scope }: { scope: FrameScope }) {
  const { t, fault } = scope;
  return (
    <div
      id="announcer"
      className="vh"
      data-label={t('site:frame.notices')}
      data-close={t('site:frame.closeNotice')}
      data-changed={t('site:frame.languageChanged')}
      data-fault={fault}
    >
      <div role="status" />
      <div role="alert" />
    </div>
  );
}
