/** The embedded database cannot be opened. The message is one sentence for the person who starts it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
