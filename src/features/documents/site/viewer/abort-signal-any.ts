/*
 * pdf.js joins abort signals with `AbortSignal.any`, which the oldest browsers we serve do not have
 * and its own build for old browsers leaves out.
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
