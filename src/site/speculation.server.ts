import type { FastifyInstance } from 'fastify';

/**
 * The address of the rules. A header of every page names it, because the content security policy
 * does not restrict that header.
 */
const ADDRESS = '/speculation-rules.json';

/**
 * The links that a browser may prerender when the visitor is about to open them. Only pages of this
 * site that are cheap to render: no forms, no files, nothing that needs a sign-in.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(auth|dashboard|api|media|belgeler)/*' } },
          { not: { href_matches: '/dashboard' } },
          { not: { href_matches: '{/:language(en|de|es)}?/(uye-olun|bize-ulasin|basvurum)' } },
          { not: { href_matches: '{/:language(en|de|es)}?/basvurum/*' } },
          { not: { href_matches: '/*.:extension(pdf|ics|xml|json|zip|jpg|png|webp|avif|vcf)' } },
          { not: { selector_matches: '[download], [rel~=external], [hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Name and value of the header of every public page. Browsers without this feature ignore it. */
export const SPECULATION_HEADER = ['Speculation-Rules', `"${ADDRESS}"`];

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(RULES),
  );
}
