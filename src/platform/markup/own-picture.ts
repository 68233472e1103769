/** Whether a picture in a text is stored on this site; others are not shown. */
export const isOwnPicture = (address: string): boolean => /^\/media\/[\w./-]+$/.test(address);
