import type { FastifyInstance } from 'fastify';

/** Where the rules are; named by a header of every page, which needs no leave of the policy. */
const ADDRESS = '/speculation-rules.json';

/**
 * Which links a browser may prerender when somebody is about to follow them. Only pages of this
 * site that cost nothing to render: no forms, no files, nothing behind a sign-in.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(auth|dashboard|api|media|belgeler)/*' } },
          { not: { href_matches: '/dashboard' } },
          { not: { href_matches: '{/:language(en|de|es)}?/(uye-olun|bize-ulasin)' } },
          { not: { href_matches: '/*.:extension(pdf|ics|xml|json|zip|jpg|png|webp|avif|vcf)' } },
          { not: { selector_matches: '[download], [rel~=external], [hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Name and value of the header, for every public page. Browsers that do not know it ignore it. */
export const SPECULATION_HEADER = ['Speculation-Rules', `"${ADDRESS}"`];

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(RULES),
  );
}
