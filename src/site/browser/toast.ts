import type { ToastOptions } from '../toasts/toasts.ts';

/** Shows a message at the top and returns its id. Its code is loaded with the first message. */
export async function showToast(message: string | Node, options?: ToastOptions): Promise<string> {
  const toasts = await import('../toasts/toasts.ts');
  await toasts.ready;
  return toasts.showToast(message, options);
}
