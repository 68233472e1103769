import type { FastifyInstance } from 'fastify';
import type { CheckedProof } from '../../platform/bot-check/bot-checks.server.ts';
import { markUsed } from '../../platform/bot-check/mark-used.server.ts';
import { answerBusy } from '../answer-error.server.ts';
import { botCheckAddress } from '../kit/forms/form-state.ts';
import type { Submission } from '../kit/forms/page-form.server.ts';
import type { PublicSite } from '../public-site.server.ts';

/** Mounts the address that makes challenges for the form at `path`. */
export function mountBotCheck(scope: FastifyInstance, site: PublicSite, path: string): void {
  scope.get(botCheckAddress(path), async (request, reply) => {
    const form = (request.url.split('?', 1)[0] as string).slice(botCheckAddress('').length);
    try {
      const challenge = await site.admission.admit('botCheck', request, () =>
        site.botChecks.makeChallenge(form, site.rendering.clock()),
      );
      return reply.header('Cache-Control', 'no-store').send(challenge);
    } catch (error) {
      return answerBusy(site, error, request, reply);
    }
  });
}

/** What `submit` of a form gets. `proof` is null if the form was sent without one. */
export const botCheckOf = (proof: CheckedProof | null, now: Date): Submission['botCheck'] => ({
  work: proof?.work ?? null,
  use: async (tx) => {
    if (proof) await markUsed(tx, proof, now);
  },
});
