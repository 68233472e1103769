import * as z from 'zod/mini';
import { transact } from '../../src/platform/transaction.server.ts';
import { TextField } from '../../src/site/kit/forms/fields.tsx';
import { pageForm } from '../../src/site/kit/forms/page-form.server.ts';
import { PublicForm } from '../../src/site/kit/forms/public-form.tsx';
import type { PageRoute } from '../../src/site/kit/page-route.server.ts';

export const CHECKED_FORM = '/denetimli-form';
/** How many forms without a proof one network may send. */
export const MAX_WITHOUT_PROOF = 3;

/**
 * A page with a form that has the bot-check, as features declare it. `store` runs in the transaction
 * of its operation, after the proof was marked as used.
 */
export const checkedForm = (store: (input: { name: string }) => unknown): PageRoute => ({
  path: CHECKED_FORM,
  form: pageForm({
    schema: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(20)) }),
    fields: { name: { label: 'platform:fields.name' } },
    limits: { bytes: 5000, attempts: { max: 20, seconds: 60 } },
    minSeconds: 3,
    botCheck: {
      attemptsWithoutProof: { max: MAX_WITHOUT_PROOF, seconds: 3600 },
      minSecondsWithoutProof: 20,
    },
    async submit(operation, input, { botCheck }) {
      await transact(operation, async (tx) => {
        await botCheck.use(tx);
        await store(input);
      });
      return { redirectTo: '/hakkimizda' };
    },
  }),
  async load({ scope, form }) {
    return {
      head: { title: 'Deneme', description: 'Deneme', canonical: CHECKED_FORM },
      tags: ['party'],
      main: (
        <PublicForm scope={scope} form={form} submit="Gönder">
          <TextField form={form} name="name" label="Ad" />
        </PublicForm>
      ),
    };
  },
});
