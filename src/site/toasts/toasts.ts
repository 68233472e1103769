import styles from '../../ui/toasts.css?url';
import { loadStyles } from '../kit/load-styles.ts';
import { renderToast, type ToastKind } from './render-toast.ts';
import { Timers } from './timers.ts';

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
