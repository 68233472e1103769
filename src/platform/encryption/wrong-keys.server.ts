/** Keys that are missing or do not fit the database; the message is for the operator and contains no key. */
export class WrongKeys extends Error {}
