import { Secret, TOTP } from 'otpauth';
import type { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from './dashboard.ts';

const STEP_MS = 30_000;

type Server = Awaited<ReturnType<typeof openOwnDemo>>['server'];

/** Switches two-step sign-in on for a user with the usual password. */
export async function switchTwoStepsOn(server: Pick<Server, 'origin'>, email: string) {
  const call = await callAs(server.origin, email);
  const password = { currentPassword: ADMIN.ADMIN_PASSWORD };
  const started = await (await call('POST', '/api/account/two-step', password)).json();
  const secret = Secret.fromBase32(started.data.secret.replaceAll(' ', ''));
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  const confirmed = await call('PUT', '/api/account/two-step', { code: codeAt(Date.now()) });
  const { data } = (await confirmed.json()) as { data: { codes: [string, ...string[]] } };
  return {
    /** The code of this time step is used already. The server accepts a clock that is one step ahead. */
    nextCode: () => codeAt(Date.now() + STEP_MS),
    recoveryCode: data.codes[0],
  };
}
