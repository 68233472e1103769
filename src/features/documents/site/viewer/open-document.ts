import './abort-signal-any.ts';
import {
  AnnotationEditorType,
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import {
  EventBus,
  LinkTarget,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { ownNames } from './own-names.ts';
import { removeEmptyStructure } from './page-structure.ts';
import { decoderFolder, fontFolder } from './reader-files.ts';
import { TurkishFindController } from './turkish-find.ts';

/** An open document with the parts of pdf.js that show it. */
export interface OpenDocument {
  pdf: PDFDocumentProxy;
  viewer: PDFViewer;
  links: PDFLinkService;
  bus: EventBus;
  /** Ends the worker and frees every page. */
  close(): void;
}

interface Request {
  address: string;
  /** A positioned element with one child for the pages. */
  container: HTMLDivElement;
  /** Whether only the shown pages are loaded, and the others when they are scrolled to. */
  isSparing: boolean;
  /** `percent` is NaN while the size is unknown. */
  onProgress: (percent: number) => void;
  /** Aborted when the viewer is closed before the document is loaded. */
  signal: AbortSignal;
}

/** Below this width, in px, the pages take the whole width of the screen. */
const NARROW = 600;

/** Rejects with an error for {@link failureOf}. */
export async function openDocument(request: Request): Promise<OpenDocument> {
  const { address, container, isSparing, onProgress, signal } = request;
  GlobalWorkerOptions.workerSrc = workerAddress;
  const worker = new PDFWorker({ verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    url: address,
    worker,
    wasmUrl: decoderFolder(),
    standardFontDataUrl: fontFolder(),
    enableXfa: false,
    disableAutoFetch: isSparing,
    disableStream: isSparing,
    verbosity: VerbosityLevel.ERRORS,
  });
  task.onProgress = ({ percent }: { percent: number }) => onProgress(percent);
  let isLoaded = false;
  const end = () => {
    // A worker that is asked to end while it opens the document throws; nothing is to be freed yet.
    if (!isLoaded) worker.destroy();
    // Ending what is still being loaded, such as a font, rejects, and the library then keeps its worker.
    task
      .destroy()
      .catch(() => {})
      .finally(() => worker.destroy());
  };
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  signal.addEventListener('abort', end, { once: true });

  const bus = new EventBus();
  removeEmptyStructure(bus);
  const links = new PDFLinkService({
    eventBus: bus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener',
    ignoreDestinationZoom: true,
  });
  try {
    const pdf = await Promise.race([task.promise, stopped]);
    isLoaded = true;
    const ended = new AbortController();
    const options = {
      container,
      eventBus: bus,
      linkService: links,
      findController: new TurkishFindController({
        linkService: links,
        eventBus: bus,
        // The number grows during the search, and screen readers would read every change.
        updateMatchesCountOnProgress: false,
      }),
      annotationMode: AnnotationMode.ENABLE,
      annotationEditorMode: AnnotationEditorType.DISABLE,
      enableSelectionRendering: false,
      removePageBorders: innerWidth < NARROW,
      l10n: ownNames,
      // Missing in the types, but used in the library's own application.
      abortSignal: ended.signal,
    };
    const viewer = new PDFViewer(options);
    links.setViewer(viewer);
    const close = () => {
      viewer.setDocument(null);
      links.setDocument(null);
      ended.abort();
      end();
    };
    const initialised = new Promise((resolve) => bus.on('pagesinit', resolve, { once: true }));
    viewer.setDocument(pdf);
    links.setDocument(pdf);
    // Rejects when the first page cannot be read.
    await Promise.race([initialised, viewer.pagesPromise]);
    return { pdf, viewer, links, bus, close };
  } catch (error) {
    end();
    throw error;
  }
}
