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
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer.d.ts';

/** Elements that refer to text of the page, or have a name of their own. */
const WITH_CONTENT = '[aria-owns], [aria-label]';

/** In a row that has content, an empty cell has a meaning. */
const CELL = '[role$=cell], [role$=header]';

/*
 * The files of pdf.js that only some documents need: decoders of scanned pages, and fonts. A browser
 * fetches each when a page needs it. pdf.js asks for them by their names, so the build does not
 * change the names (`vite.config.ts`).
 */
const addresses: Record<string, string> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}_nowasm_fallback.js',
    '/node_modules/pdfjs-dist/standard_fonts/{FoxitDingbats,FoxitSymbol}.pfb',
    '/node_modules/pdfjs-dist/standard_fonts/LiberationSans-*.ttf',
  ],
  { query: '?url', import: 'default', eager: true },
);

const nothing = async () => {};

/**
 * Replaces the English texts of pdf.js with nothing: elements that need a name get it from our own
 * texts.
 */
const ownNames = {
  getLanguage: () => 'tr',
  getDirection: () => 'ltr',
  get: async (_names: unknown, _values: unknown, fallback?: string) => fallback ?? '',
  translate: nothing,
  translateOnce: nothing,
  destroy: nothing,
  pause() {},
  resume() {},
} as unknown as NonNullable<PDFViewerOptions['l10n']>;

/**
 * pdf.js removes the dot of İ like the breve of ğ, but it treats ı as a letter without a capital. The
 * length does not change, so the positions of matches are valid in the text.
 */
const dotted = (text: string) => text.replaceAll('ı', 'i');

/** A search for "ışık" finds IŞIK, Işık and isik, and the other way round. */
class TurkishFindController extends PDFFindController {
  override match(query: string | string[], pageContent: string, pageIndex: number) {
    const folded = typeof query === 'string' ? dotted(query) : query.map(dotted);
    return super.match(folded, dotted(pageContent), pageIndex);
  }
}

/*
 * pdf.js combines abort signals with `AbortSignal.any`, which the oldest supported browsers do not
 * have and which its own build for old browsers does not add.
 */
AbortSignal.any ??= (signals: Iterable<AbortSignal>) => {
  const joined = new AbortController();
  for (const signal of signals) {
    const pass = () => joined.abort(signal.reason);
    if (signal.aborted) pass();
    else signal.addEventListener('abort', pass, { once: true, signal: joined.signal });
  }
  return joined.signal;
};

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

/** The address of the folder with this file of the package, with a slash at the end. */
function folderOf(file: string): string {
  const address = addresses[`/node_modules/pdfjs-dist/${file}`];
  if (!address) throw new Error(`pdf.js has no ${file}.`);
  return new URL('.', new URL(address, location.href)).href;
}

const decoderFolder = () => folderOf('wasm/jbig2.wasm');

const fontFolder = () => folderOf('standard_fonts/LiberationSans-Regular.ttf');

interface Rendered {
  /** Not among the types of pdf.js. `render` returns the same element every time. */
  source: { structTreeLayer?: { render(): Promise<HTMLElement | null> } };
}

/**
 * pdf.js gives each page the headings, lists and links of a tagged PDF, for screen readers. Where a
 * list or a paragraph covers several pages, each of them also gets the parts that are on the others,
 * without their words: links without text. They are removed before the elements get into the page.
 */
function removeEmptyStructure(bus: EventBus): void {
  bus.on('textlayerrendered', async ({ source }: Rendered) => {
    const tree = await source.structTreeLayer?.render().catch(() => null);
    // Inner elements first.
    for (const each of [...(tree?.querySelectorAll('*') ?? [])].reverse()) {
      const hasContent = each.matches(WITH_CONTENT) || each.querySelector(WITH_CONTENT);
      if (!hasContent && !each.textContent && !each.matches(CELL)) each.remove();
    }
  });
}
