/** Whether a picture in a text is stored on this site; other pictures are not shown. */
export const isOwnPicture = (address: string): boolean =>
  /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');
