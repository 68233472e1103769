/** The smallest possible PDF, with `pages` as its page tree. */
export const tinyPdf = (pages: string, page = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages${pages}>>endobj\n${page}\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF`,
  );

export const withPage = (page: string) =>
  tinyPdf('/Kids[3 0 R]/Count 1', `3 0 obj<</Type/Page/Parent 2 0 R${page}>>endobj`);

/** A very narrow page, so that its picture is made quickly. */
export const SLIM_PDF = withPage('/MediaBox[0 0 30 20000]');
