declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;
export const isLoaded = () => loaded;

/** Loads the container, once a page. */
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

/** Deletes what its tags have written into this site's cookies; all of their names begin so. */
export function forgetCookies() {
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '');
  // A cookie is deleted only under the domain it was set for, which cannot be read.
  const domains = location.hostname.split('.').map((_, n, parts) => parts.slice(n).join('.'));
  for (const name of names.filter((one) => /^_g(a|id|at|cl)/.test(one))) {
    deleteCookie(name, '');
    for (const domain of domains) deleteCookie(name, `; domain=${domain}`);
  }
}

function deleteCookie(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not everywhere
  document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
