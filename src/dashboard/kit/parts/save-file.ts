/** Offers a text, or a file, to the user to save. */
export function saveFile(
  name: string,
  content: string | Blob,
  type = 'text/plain;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the address by the next turn of the event loop, but not always by this
  // one.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
