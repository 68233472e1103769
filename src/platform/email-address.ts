import { pastedLine, seenLine } from './pasted-text.ts';

const MOST_EMAIL = 254;

/**
 * The address in what was typed or copied: `Ayşe <ayse@posta.example>`, `mailto:ayse@posta.example`, with
 * unseen characters or a full stop behind it. A domain with letters of other languages is in its ASCII
 * form ("ali@xn--…"), so that an address is always the same text and every mail server takes it.
 */
export function plainEmail(typed: string): string {
  const text = seenLine(typed);
  const inside = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  const address = inside
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”’]+|["'“”’.,;:]+$/g, '')
    .trim();
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1))}`;
}

function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  if (/^[\x00-\x7f]*$/.test(domain) || /[/\\?#%@:[\]\s]/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}

/** A field for an e-mail address, still without a rule for its form. */
export const emailLine = (max = MOST_EMAIL) => pastedLine(max, plainEmail);
