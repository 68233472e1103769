/** The same texts under keys that no other feature has: `name` becomes `party-name`. */
/* @__NO_SIDE_EFFECTS__ */
export const prefixed = (prefix: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}-${key}`, text]));
