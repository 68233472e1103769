import { PDFFindController } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/**
 * pdf.js takes the dot off İ as it takes the breve off ğ, but to it ı is a letter of its own that
 * no capital belongs to. Length stays, so the places it finds are those in the text.
 */
const dotted = (text: string) => text.replaceAll('ı', 'i');

/** Finds "ışık" where IŞIK, Işık or isik stands, and the other way round. */
export class TurkishFindController extends PDFFindController {
  override match(query: string | string[], pageContent: string, pageIndex: number) {
    const folded = typeof query === 'string' ? dotted(query) : query.map(dotted);
    return super.match(folded, dotted(pageContent), pageIndex);
  }
}
