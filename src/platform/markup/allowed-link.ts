const SCHEMES = /^(https?:\/\/[^/]|mailto:|tel:)/i;
/** A path, a query or a fragment of this site; `//host` and `/\\host` would be other sites. */
const OWN = /^(\/(?![/\\])|[?#])/;
// Browsers remove tabs and line ends from an address, and some of them read `\\` as `/`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const HIDDEN = /[\u0000-\u0020\u007f\\]/;

/** Whether an address in a text may become a link. All other addresses may not. */
export const isAllowedLink = (address: string): boolean =>
  !HIDDEN.test(address) && (SCHEMES.test(address) || OWN.test(address));
