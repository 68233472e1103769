/** The sender of an e-mail. */
export interface Sender {
  name: string;
  address: string;
}

/** Exactly one address: not a text that a mail program would read as two addresses or as another header. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/u.test(text);

/** `basin@ufuk.example` or `Ufuk <basin@ufuk.example>`; null for anything else. */
export function parseSender(text: string): Sender | null {
  const [, name = '', bracketed, bare] =
    /^(?:([^<>\r\n]*)<([^<>]*)>|([^<>]*))$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  return isAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}
