/** A body as the site shows it. The server has rendered and sanitised it; nothing else may be passed. */
export function RenderedBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was made, see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
