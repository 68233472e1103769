export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

const glyph = (path: string) =>
  `<svg class="toast-glyph" width="18" height="18" viewBox="0 0 14 14" aria-hidden="true"><circle cx="7" cy="7" r="6" fill="currentColor"/><path d="${path}" fill="none" stroke="var(--surface)" stroke-width="1.5"/></svg>`;

const GLYPHS: Partial<Record<ToastKind, string>> = {
  success: glyph('m4.2 7.2 2 2 3.6-4'),
  error: glyph('M7 3.6v4.2M7 9.6v1'),
  loading: '<span class="toast-spinner" aria-hidden="true"></span>',
};
const CROSS =
  '<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><path d="m2 2 10 10M12 2 2 12" stroke="currentColor" stroke-width="1.6"/></svg>';

/** One message with a close button. A string is inserted as text, never as HTML. */
export function renderToast(
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
