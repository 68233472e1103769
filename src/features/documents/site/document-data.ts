import type { PageScope } from '../../../site/kit/page.ts';
import { DOCUMENTS } from '../schema.ts';
import type { DocumentView } from '../views.ts';

/** Structured data of a document for search engines (schema.org). */
export function documentData(
  { origin, party }: PageScope,
  { kind, title, summary, shown }: DocumentView,
) {
  const day = shown.adoptedOn.toISOString().slice(0, 10);
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: summary || undefined,
    inLanguage: 'tr',
    url: origin + DOCUMENTS[kind],
    version: String(shown.number),
    dateCreated: day,
    datePublished: day,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: party.name, url: origin },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: origin + shown.pdf,
      encodingFormat: 'application/pdf',
      contentSize: String(shown.bytes),
      sha256: shown.checksum,
    },
  };
}
