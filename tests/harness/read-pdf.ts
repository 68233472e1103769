import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of a PDF finds: its text on one line, the structure of its first page, and facts. */
export async function readPdf(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const first = await document.getPage(1);
  const found = {
    pages: document.numPages,
    text: texts.join(' ').replace(/\s+/g, ' '),
    structure: JSON.stringify(await first.getStructTree()),
    // A Map, though its type says an object.
    marked: Object.fromEntries(((await document.getMarkInfo()) ?? []) as never),
    info: (await document.getMetadata()).info as Record<string, unknown>,
  };
  await loading.destroy();
  return found;
}
