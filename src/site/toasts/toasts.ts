import styles from '../../ui/toasts.css?url';
import { loadStyles } from '../kit/load-styles.ts';

interface Timer {
  /** The remaining time, in ms. */
  left: number;
  startedAt: number;
  handle: number;
}

/** Named timers that can be paused together and continue with the remaining time. */
class Timers {
  readonly #timers = new Map<string, Timer>();
  readonly #onEnd: (name: string) => void;
  #paused = false;

  constructor(onEnd: (name: string) => void) {
    this.#onEnd = onEnd;
  }

  /** @param ms Infinity: the timer never ends. */
  set(name: string, ms: number): void {
    this.clear(name);
    if (ms === Number.POSITIVE_INFINITY) return;
    const timer = { left: ms, startedAt: 0, handle: 0 };
    this.#timers.set(name, timer);
    if (!this.#paused) this.#start(name, timer);
  }

  clear(name: string): void {
    clearTimeout(this.#timers.get(name)?.handle);
    this.#timers.delete(name);
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    for (const timer of this.#timers.values()) {
      clearTimeout(timer.handle);
      timer.left -= performance.now() - timer.startedAt;
    }
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    for (const [name, timer] of this.#timers) this.#start(name, timer);
  }

  #start(name: string, timer: Timer): void {
    timer.startedAt = performance.now();
    timer.handle = window.setTimeout(() => this.#onEnd(name), timer.left);
  }
}

type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

const glyph = (path: string) =>
  `<svg class="toast-glyph" width="18" height="18" viewBox="0 0 14 14" aria-hidden="true"><circle cx="7" cy="7" r="6" fill="currentColor"/><path d="${path}" fill="none" stroke="var(--surface)" stroke-width="1.5"/></svg>`;

const GLYPHS: Partial<Record<ToastKind, string>> = {
  success: glyph('m4.2 7.2 2 2 3.6-4'),
  error: glyph('M7 3.6v4.2M7 9.6v1'),
  loading: '<span class="toast-spinner" aria-hidden="true"></span>',
};

const CROSS =
  '<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><path d="m2 2 10 10M12 2 2 12" stroke="currentColor" stroke-width="1.6"/></svg>';

export interface ToastOptions {
  kind?: ToastKind;
  /** A message with the same id is replaced, for example "loading" by its result. */
  id?: string;
}

/** In ms; a loading message stays until it is replaced. */
const DURATIONS: Record<ToastKind, number> = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
};
const MOST = 20;

/** Must be awaited before the first message. */
export const ready = loadStyles(styles);

interface Toast {
  element: HTMLElement;
  announcement: HTMLElement;
}

/** Oldest first. */
const shown = new Map<string, Toast>();
const timers = new Timers(dismissToast);
let stack: HTMLElement | undefined;
let made = 0;

/** Shows a message and returns its id. With more than twenty messages the oldest is removed. */
export function showToast(
  message: string | Node,
  { kind = 'blank', id = `toast-${++made}` }: ToastOptions = {},
): string {
  const announcer = document.getElementById('announcer');
  const words = announcer?.dataset ?? {};
  const place = openStack(words.label ?? '');
  const element = renderToast(message, kind, words.close ?? '', () => dismissToast(id));
  const announcement = document.createElement('p');
  announcement.textContent = element.textContent;
  const before = shown.get(id);
  if (before) before.element.replaceWith(element);
  else place.prepend(element);
  before?.announcement.remove();
  // The regions were already in the page; otherwise screen readers would not announce the text.
  announcer
    ?.querySelector(kind === 'error' ? '[role=alert]' : '[role=status]')
    ?.append(announcement);
  shown.set(id, { element, announcement });
  timers.set(id, DURATIONS[kind]);
  for (const oldest of shown.keys()) {
    if (shown.size <= MOST) break;
    dismissToast(oldest);
  }
  return id;
}

export function dismissToast(id: string): void {
  const toast = shown.get(id);
  if (!toast || !stack) return;
  shown.delete(id);
  timers.clear(id);
  const hadFocus = toast.element.contains(document.activeElement);
  toast.element.remove();
  toast.announcement.remove();
  // A focus inside the message moves to the next message, or to the main text.
  if (hadFocus) {
    const next = stack.querySelector('button') ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
  }
  if (shown.size > 0) return;
  stack.remove();
  stack = undefined;
  timers.resume();
}

/**
 * Messages stay while the pointer or the focus is on them, because the visitor is still reading.
 */
function holdWhileRead() {
  if (stack?.matches(':hover, :focus-within')) timers.pause();
  else timers.resume();
}

/** The landmark exists only while there are messages. */
function openStack(label: string): HTMLElement {
  if (stack) return stack;
  stack = document.createElement('section');
  stack.className = 'toasts';
  stack.setAttribute('aria-label', label);
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    stack.addEventListener(event, holdWhileRead);
  }
  document.body.append(stack);
  return stack;
}

/** One message with a close button. A string is inserted as text, never as HTML. */
function renderToast(
  message: string | Node,
  kind: ToastKind,
  closeLabel: string,
  onClose: () => void,
): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.dataset.kind = kind;
  toast.innerHTML = GLYPHS[kind] ?? '';
  const text = document.createElement('div');
  text.className = 'toast-text';
  text.append(message);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.ariaLabel = closeLabel;
  close.innerHTML = CROSS;
  close.addEventListener('click', onClose);
  toast.append(text, close);
  return toast;
}
