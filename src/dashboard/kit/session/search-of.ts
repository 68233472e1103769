/** The filter of a list as the query of a request. */
export const searchOf = (filter: object): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
