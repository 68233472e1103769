import { renderBody } from '../../platform/markup/render-body.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import { renderDocument } from './render-document.server.ts';

/** The columns of a version with its rendered text. */
export async function renderedColumns(body: string, render = renderBody) {
  const { html, articles } = await renderDocument(body, render);
  return { bodyHtml: html, articles, rendererVersion: RENDERER_VERSION };
}
