/** A search for an address on a map of everybody's. */
export const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.toWellFormed())}`;

/** A letter with its subject written. */
export const letterLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject.toWellFormed())}`;
