import { FormTokens } from '../../src/platform/forms/form-tokens.server.ts';
import {
  APPLY_PATH,
  identityNumber,
  TYPED_APPLICATION,
} from '../../tests/harness/application-form.ts';
import { formBody } from '../../tests/harness/form-body.ts';
import { SECRET_KEY } from '../../tests/harness/form-client.ts';
import type { PreparedForm } from './send-forms.ts';

let prepared = 0;

/**
 * Complete forms of different applicants, each with a proof of its own. The proofs are made with the
 * server's key and need almost no computing here; checking one costs the server as much as any.
 */
export async function prepareForms(origin: string, count: number): Promise<PreparedForm[]> {
  const secretKey = Buffer.from(SECRET_KEY);
  const html = await (await fetch(origin + APPLY_PATH)).text();
  const now = new Date();
  const token = new FormTokens(secretKey).issue(APPLY_PATH, new Date(now.getTime() - 60_000));
  const forms: PreparedForm[] = [];
  for (let n = 0; n < count; n++) {
    const tcKimlikNo = identityNumber(++prepared);
    const email = `basvuran-${prepared}@posta.example`;
    const typed = { ...TYPED_APPLICATION, 'form-token': token, tcKimlikNo, email };
    forms.push({ email, body: await formBody(APPLY_PATH, html, { secretKey, now }, typed) });
  }
  return forms;
}
