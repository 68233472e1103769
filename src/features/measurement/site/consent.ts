import type { Choice } from '../consent.ts';
import { readChoice, storeChoice } from './consent-choice.ts';

const root = document.documentElement;

/**
 * Shows the question to visitors without an answer, and loads the container for those who have
 * agreed. Before that no request goes to another host.
 */
export async function offerConsent(container: string) {
  await isParsed();
  const banner = document.getElementById('olcum');
  if (!banner) return;
  /** The element that had the focus before the question was opened again. */
  let opener: HTMLElement | null = null;

  const show = (shown: boolean) => {
    banner.hidden = !shown;
    root.toggleAttribute('data-asking', shown);
  };
  const settle = () => {
    const choice = readChoice();
    show(choice === null);
    if (choice === 'agreed') loadContainer(container);
  };
  const choose = (choice: Choice) => {
    storeChoice(choice);
    settle();
    opener?.focus();
    opener = null;
    if (choice === 'agreed') return;
    forgetCookies();
    // Scripts that already run can only be stopped by a reload.
    if (isLoaded()) location.reload();
  };

  for (const button of banner.querySelectorAll<HTMLButtonElement>('button'))
    button.addEventListener('click', () => choose(button.value as Choice));
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      opener = button;
      show(true);
      banner.focus();
    });
  }
  // The banner must not cover the focused element, so its height is measured.
  new ResizeObserver(() => {
    root.style.setProperty('--asking', `${banner.offsetHeight}px`);
  }).observe(banner);
  // The choice may have been made on another page or in another window.
  addEventListener('pageshow', ({ persisted }) => persisted && settle());
  addEventListener('storage', settle);
  settle();
}

/** Waits until a prerendered page is shown, and until the document with the banner is parsed. */
async function isParsed() {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  if ('prerendering' in document && document.prerendering)
    await new Promise((done) => document.addEventListener('prerenderingchange', done));
}

const isLoaded = () => loaded;

/** Loads the container, only once on a page. */
function loadContainer(id: string) {
  if (loaded) return;
  loaded = true;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Deletes the cookies that the container's tags have set on this site. All of their names have
 * these beginnings.
 */
function forgetCookies() {
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '');
  // A cookie can be deleted only with its own domain, which scripts cannot read.
  const domains = location.hostname.split('.').map((_, n, parts) => parts.slice(n).join('.'));
  for (const name of names.filter((one) => /^_g(a|id|at|cl)/.test(one))) {
    deleteCookie(name, '');
    for (const domain of domains) deleteCookie(name, `; domain=${domain}`);
  }
}

function deleteCookie(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the newer API
  document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;
