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
