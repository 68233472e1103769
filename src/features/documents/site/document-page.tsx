import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { DOCUMENTS } from '../schema.ts';
import type { DocumentView } from '../views.ts';
import { DocumentBody } from './document-body.tsx';
import { documentData } from './document-data.ts';
import { DocumentHead } from './document-head.tsx';
import { documentNames } from './document-names.ts';
import { DocumentSheet, sheetPreload, ViewerPlace } from './document-sheet.tsx';
import { DocumentVersions } from './document-versions.tsx';

/**
 * The id of the element where the text begins. The browser paints the page when it reaches this
 * element, without waiting for the text, which may be as long as a book.
 */
const SHEET_END = 'belge-sonrasi';

/**
 * The page of a document in one version. The address with the number of the version in force shows
 * the same page as the address without a number, which is the canonical one for search engines. A
 * link to a version therefore stays valid when a newer version is published.
 */
export function documentPage(scope: PageScope, view: DocumentView): Page {
  const { kind, shown, present } = view;
  // The document's own title contains the party's name, which the window title contains already.
  const title = documentNames(scope.t)[kind];
  const path = DOCUMENTS[kind];
  const older = shown.number !== present.number;
  return {
    head: {
      title: older ? scope.t('documents:page.titleOld', { title, number: shown.number }) : title,
      description: view.summary || view.title,
      canonical: path,
      alternates: ['tr'],
      noindex: older,
      trail: [{ name: title, path }],
      preloadImage: shown.cover ? sheetPreload(shown.cover) : undefined,
      firstSightEnd: SHEET_END,
    },
    contentLang: partyLanguage(scope.locale),
    tags: [`document:${kind}`],
    main: (
      <article className="wrap">
        <DocumentHead scope={scope} view={view} />
        <DocumentSheet scope={scope} view={view} />
        <ViewerPlace scope={scope} />
        <span id={SHEET_END} hidden />
        <DocumentBody scope={scope} view={view} />
        <DocumentVersions scope={scope} view={view} />
        <StructuredData data={documentData(scope, view)} />
      </article>
    ),
  };
}
