import type { ToastOptions } from '../toasts/toasts.ts';

/** Shows a message at the top; what renders it is fetched with the first one. Answers its id. */
export async function showToast(message: string | Node, options?: ToastOptions): Promise<string> {
  const toasts = await import('../toasts/toasts.ts');
  await toasts.ready;
  return toasts.showToast(message, options);
}
