import { useEffect, useMemo, useState } from 'react';
import { patchHtml } from '../../../ui/patch-html.ts';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { useSettings } from '../page/settings.ts';
import { nonce } from '../strict-policy.ts';
import css from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** Addresses of the style sheets of public pages, and the rules of the party's colour. */
  page: { sheets: string[]; style: string };
  /** What the server has rendered and sanitised. */
  html: string;
  locale: string;
  mode: 'light' | 'dark';
  className: string | undefined;
  /** Of the frame and its content in px; the frame is made smaller until it fits. */
  width?: number;
}

/**
 * A public page, or a part of one, in a frame where no script runs. A menu opens there as for visitors
 * without scripts; a link would open its page inside the frame, so it leads nowhere.
 */
export function PageFrame(props: PageFrameProps) {
  const { title, page, html, locale, mode, className, width } = props;
  const settings = useSettings();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const sheets = page.sheets.join(' ');
  const empty = useMemo(
    () => trustedHtml(emptyPage(sheets.split(' '), page.style)),
    [sheets, page.style],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes follow the settings
  useEffect(() => {
    if (!body) return;
    const { documentElement } = body.ownerDocument;
    for (const { name, value } of document.documentElement.attributes) {
      if (name === 'dir' || name.startsWith('data-')) documentElement.setAttribute(name, value);
    }
    documentElement.dataset.mode = mode;
    // On phones, public pages show our fonts from the second page on.
    documentElement.dataset.fonts = '';
    documentElement.lang = locale;
    body.ownerDocument.title = title;
  }, [body, settings, locale, mode, title]);
  useEffect(() => {
    if (body) patchHtml(body, html.replaceAll(' href="', ' data-href="'));
  }, [body, html]);
  useFit(box, width);
  return (
    <div className={className} ref={setBox}>
      <iframe
        className={css.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={empty as string}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
      />
    </div>
  );
}

/** A document with the styles of public pages and the rules of the party's colour. */
const emptyPage = (sheets: string[], style: string) =>
  `<!doctype html><title>-</title>${sheets
    .map((sheet) => `<link rel="stylesheet" href="${sheet}">`)
    .join('')}<style nonce="${nonce}">${style}</style><body>`;

/** Makes a frame of this width as narrow as its box, with everything in it. */
function useFit(box: HTMLDivElement | null, width: number | undefined): void {
  useEffect(() => {
    const frame = box?.querySelector('iframe');
    if (!box || !frame) return;
    const fit = () => {
      const scale = width ? Math.min(1, box.clientWidth / width) : 1;
      frame.style.inlineSize = width ? `${width}px` : '100%';
      frame.style.blockSize = `${box.clientHeight / scale}px`;
      frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, width]);
}
