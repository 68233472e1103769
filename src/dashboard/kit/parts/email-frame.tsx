import { type SyntheticEvent, useMemo } from 'react';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { nonce } from '../strict-policy.ts';
import css from './email-frame.module.css';

interface EmailFrameProps {
  title: string;
  /** From the server: every value in it is escaped. */
  html: string;
}

/**
 * An e-mail in a frame where no script runs. The frame inherits the policy of the dashboard, which
 * allows neither style attributes nor a style element without the nonce: the attributes are set as
 * properties, which the policy allows, after the frame was loaded.
 */
export function EmailFrame({ title, html }: EmailFrameProps) {
  const document = useMemo(
    () =>
      trustedHtml(
        html
          .replaceAll(' style="', ' data-style="')
          .replace('<style>', () => `<style nonce="${nonce}">`),
      ),
    [html],
  );
  return (
    <iframe
      className={css.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={document}
      onLoad={setStyles}
    />
  );
}

function setStyles({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const inner = frame.contentDocument;
  if (!inner) return;
  for (const element of inner.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  // A link would open its page inside the frame.
  for (const link of inner.querySelectorAll('a')) link.removeAttribute('href');
  // The whole e-mail is visible, so that the frame needs no scrolling of its own.
  frame.style.blockSize = '0';
  frame.style.blockSize = `${inner.documentElement.scrollHeight}px`;
}
