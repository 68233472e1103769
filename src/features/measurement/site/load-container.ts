declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;
export const isLoaded = () => loaded;

/** Loads the container, only once on a page. */
export function loadContainer(id: string) {
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
export function forgetCookies() {
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
