import { useEffect } from 'react';
import { useText } from '../language/language.ts';
import { useParty } from './party.ts';

function setMeta(name: string, content: string): void {
  const selector = `meta[name="${name}"], meta[property="${name}"]`;
  document.head.querySelector(selector)?.setAttribute('content', content);
}

/**
 * The document's title, "{title} | party", and the other elements of the head that depend on it.
 * The server has written the elements; the share picture is the party's logo on every page.
 */
export function PageTitle({ children: title }: { children: string }) {
  const { t } = useText();
  const { name, shortName } = useParty();
  useEffect(() => {
    const whole = name ? `${title} | ${name}` : title;
    const description = `${title}. ${t('dashboard:head.description', { party: name })}`;
    const keywords = [title, t('dashboard:head.keywords'), name, shortName];
    document.title = whole;
    setMeta('description', description);
    setMeta('keywords', [...new Set(keywords)].filter(Boolean).join(', '));
    setMeta('og:title', whole);
    setMeta('og:description', description);
  }, [title, t, name, shortName]);
  return null;
}
