/**
 * The text without percent-encoding; null if that is broken, as in `100%.jpg`. Nothing else in the
 * product calls `decodeURIComponent`, which throws then.
 */
export function percentDecoded(text: string): string | null {
  return attempt(decodeURIComponent, text);
}

/** The same, but escapes of characters with a meaning in an address, such as `/` and `?`, stay. */
export function percentDecodedAddress(text: string): string | null {
  return attempt(decodeURI, text);
}

function attempt(decode: (text: string) => string, text: string): string | null {
  try {
    return decode(text);
  } catch {
    return null;
  }
}
