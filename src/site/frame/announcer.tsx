import type { FrameScope } from './frame-scope.ts';

/**
 * The live regions for messages. They are in the page from the beginning, because screen readers do
 * not announce the text of a region that was added with it. The attributes contain texts for
 * scripts.
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
