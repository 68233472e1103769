import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../dashboard/kit/language/language.ts';
import { currentParty } from '../../dashboard/kit/page/party.ts';
import { useSettings } from '../../dashboard/kit/page/settings.ts';
import { nonce } from '../../dashboard/kit/strict-policy.ts';
import siteCss from '../../site/site.css?url';
import { partyStyle } from '../../ui/party-style.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import css from './site-frame.module.css';

interface SiteFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Parts of public pages in a document of their own, with the style sheet of public pages and no other.
 * Its width decides which of the sheet's media queries apply, as on a page.
 */
export function SiteFrame({ title, children }: SiteFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const html = useMemo(() => trustedHtml(frameDocument()), []);
  useSameSettings(body, title);
  useWholeHeight(frame, body);
  return (
    <>
      <iframe
        ref={setFrame}
        className={css.frame}
        title={title}
        srcDoc={html as string}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
      />
      {body ? createPortal(<article>{children}</article>, body) : null}
    </>
  );
}

/** A document with the styles of public pages and the rules of the party's colour. */
const frameDocument = () =>
  `<!doctype html><title>-</title><link rel="stylesheet" href="${siteCss}"><style nonce="${nonce}">${partyStyle(currentParty().color)}</style><body>`;

/** The settings are attributes of `<html>`, in the frame as outside it. */
function useSameSettings(body: HTMLElement | null, title: string): void {
  const settings = useSettings();
  const { locale } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes follow the settings
  useEffect(() => {
    if (!body) return;
    const inner = body.ownerDocument;
    for (const { name, value } of document.documentElement.attributes) {
      if (name === 'dir' || name.startsWith('data-'))
        inner.documentElement.setAttribute(name, value);
    }
    inner.documentElement.lang = locale;
    // On phones, public pages show our fonts from the second page on.
    inner.documentElement.dataset.fonts = '';
    inner.title = title;
    // Properties, because the policy forbids style attributes. A page has space for its fixed bar, and
    // margins at its sides; a part needs neither.
    body.style.padding = '20px';
    body.style.display = 'flow-root';
  }, [body, settings, locale, title]);
}

/** The frame is as high as its content. */
function useWholeHeight(frame: HTMLIFrameElement | null, body: HTMLElement | null): void {
  useEffect(() => {
    if (!frame || !body) return;
    const fit = () => {
      frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(body);
    return () => observer.disconnect();
  }, [frame, body]);
}
