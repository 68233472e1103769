import { PDFFindController } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/**
 * pdf.js removes the dot of İ like the breve of ğ, but it treats ı as a letter without a capital. The
 * length does not change, so the positions of matches are valid in the text.
 */
const dotted = (text: string) => text.replaceAll('ı', 'i');

/** A search for "ışık" finds IŞIK, Işık and isik, and the other way round. */
export class TurkishFindController extends PDFFindController {
  override match(query: string | string[], pageContent: string, pageIndex: number) {
    const folded = typeof query === 'string' ? dotted(query) : query.map(dotted);
    return super.match(folded, dotted(pageContent), pageIndex);
  }
}
