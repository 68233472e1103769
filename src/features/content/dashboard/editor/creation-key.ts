/**
 * Sent with every call that creates this content, so that a repeated call does not create it twice.
 */
export const newCreationKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
