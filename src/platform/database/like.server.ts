/** The pattern of LIKE that finds `text` anywhere, whatever signs it holds. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
