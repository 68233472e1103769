import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { decodeHeic } from './decode-heic.ts';
import { answerWith, drawn } from './picture-thread.ts';

/* A thread of the browser that opens photographs which the browser itself cannot open. */

answerWith(async ({ file }: { file: Blob }) => {
  const reply = await fetch(wasmAddress);
  if (!reply.ok) throw new Error(`The decoder was not loaded: ${reply.status}.`);
  const library = libheif({ wasmBinary: await reply.arrayBuffer() });
  const decoded = decodeHeic(library, new Uint8Array(await file.arrayBuffer()));
  const { pixels, width, height, wanted } = decoded;
  const colorSpace = decoded.isDisplayP3 ? 'display-p3' : 'srgb';
  const image = new ImageData(pixels, width, height, { colorSpace });
  return drawn(await createImageBitmap(image), wanted, 'image/jpeg');
});
