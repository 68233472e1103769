/** The LIKE pattern that finds `text` anywhere; special characters in it are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
