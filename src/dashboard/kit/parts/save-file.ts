/** Offers a text to the user as a file to save. */
export function saveFile(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the address by the next turn of the event loop, but not always by this
  // one.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
