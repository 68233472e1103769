import { randomInt } from 'node:crypto';
import { FormTokens } from '../../src/platform/forms/form-tokens.server.ts';
import { FORM_HEADERS, formBody } from './form-body.ts';

/** `SECRET_KEY` of a server whose forms are sent by {@link openForm}. */
export const SECRET_KEY = 'a secret key for tests, 32 characters or more';

/** Settings of such a server: each submission seems to come from another network. */
export const FORM_SERVER = { SECRET_KEY, TRUST_PROXY: '127.0.0.1' };

/** Sends the form of a page of a running server. */
export interface FormClient {
  send(typed: Record<string, string>): Promise<Response>;
}

/** Reads the page once. The token is a minute old, so that nothing has to wait. */
export async function openForm(origin: string, path: string): Promise<FormClient> {
  const secretKey = Buffer.from(SECRET_KEY);
  const html = await (await fetch(origin + path)).text();
  const token = new FormTokens(secretKey).issue(path, new Date(Date.now() - 60_000));
  return {
    send: async (typed) =>
      fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...FORM_HEADERS, 'x-forwarded-for': anyNetwork() },
        body: await formBody(
          path,
          html,
          { secretKey, now: new Date() },
          { 'form-token': token, ...typed },
        ),
      }),
  };
}

const anyNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
