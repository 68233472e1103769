const SCHEMES = /^(https?:\/\/[^/]|mailto:|tel:)/i;
/** A path, a query or a fragment of this site; `//host` and `/\\host` lead to another one. */
const OWN = /^(\/(?![/\\])|[?#])/;
// Browsers leave tabs and line ends out of an address, and some of them read `\\` as `/`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const HIDDEN = /[\u0000-\u0020\u007f\\]/;

/** Whether an address that a person has written may become a link. Everything not named here may not. */
export const isAllowedLink = (address: string): boolean =>
  !HIDDEN.test(address) && (SCHEMES.test(address) || OWN.test(address));
