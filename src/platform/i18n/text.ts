/** The type of the texts in another language: the same keys as in Turkish, all with texts. */
export type TextOf<T> = { [K in keyof T]: T[K] extends string ? string : TextOf<T[K]> };
