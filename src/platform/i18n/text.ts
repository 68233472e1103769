/** The shape another language must fill, given the Turkish one: the same keys, all of them texts. */
export type TextOf<T> = { [K in keyof T]: T[K] extends string ? string : TextOf<T[K]> };
