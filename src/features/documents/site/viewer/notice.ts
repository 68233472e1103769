import { element } from './element.ts';
import type { Failure } from './failure.ts';
import { formatPercent, type ViewerTexts } from './texts.ts';

interface Notice {
  element: HTMLElement;
  /** From 0 to 1; left out while it is unknown. */
  showProgress(share?: number): void;
  showFailure(failure: Failure): void;
  hide(): void;
}

/** Shown instead of the pages: the loading progress or the reason for a failure. */
export function makeNotice(texts: ViewerTexts, address: string, retry: () => void): Notice {
  const notice = element('div', { class: 'viewer-notice' });
  const progress = element('progress', { max: '1', 'aria-label': texts.loading });
  const share = element('span', { class: 'num' });
  const loading = element('div', { class: 'viewer-loading' });
  loading.append(element('p', { role: 'status' }, `${texts.loading}…`), progress, share);

  return {
    element: notice,
    showProgress(value) {
      if (value === undefined) progress.removeAttribute('value');
      else progress.value = value;
      share.textContent = value === undefined ? '' : formatPercent(value);
      if (!loading.isConnected) notice.replaceChildren(loading);
    },
    showFailure(failure) {
      const again = element('button', { type: 'button', class: 'btn' }, texts.retry);
      again.addEventListener('click', retry);
      const download = { class: 'btn line', href: address, download: '' };
      const message = element(
        'div',
        { class: 'viewer-failure corner', role: 'alert' },
        element('h3', {}, texts[failure].title),
        element('p', {}, texts[failure].text),
        element('div', { class: 'viewer-ways' }, again, element('a', download, texts.download)),
      );
      notice.replaceChildren(message);
      again.focus();
    },
    hide: () => notice.remove(),
  };
}
