import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { viewer as tr } from './tr.ts';

export const viewer: TextOf<typeof tr> = {
  tools: 'Document tools',
  pages: 'Pages of the document',
  page: 'Page',
  pageName: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomed: 'Zoom {{percent}}',
  fitWidth: 'Fit width',
  fitPage: 'Fit whole page',
  contents: 'Contents',
  download: 'Download PDF',
  close: 'Close document',
  find: 'Find in document',
  findField: 'Word to find in the document',
  findPrevious: 'Previous result',
  findNext: 'Next result',
  findClose: 'Close find',
  findNone: 'No results',
  findCount: 'Result {{current}} of {{total}}',
  loading: 'Loading the document',
  retry: 'Try again',
  missing: {
    title: 'Document not found',
    text: 'There is no document at this address; a newer version may have replaced it. Reload the page and try again.',
  },
  broken: {
    title: 'The document could not be read',
    text: 'The file may be incomplete or damaged. Try again, or download the document and open it.',
  },
  unreachable: {
    title: 'The document could not be loaded',
    text: 'The server could not be reached. Check your internet connection and try again.',
  },
};
