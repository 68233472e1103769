/** The type of the texts in another language, from the Turkish ones: the same keys, all with texts. */
export type TextOf<T> = { [K in keyof T]: T[K] extends string ? string : TextOf<T[K]> };
