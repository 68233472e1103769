/** The tag of all: every process removes everything that it has cached. */
export const EVERYTHING = '*';
