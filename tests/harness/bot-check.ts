import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { BotChecks } from '../../src/platform/bot-check/bot-checks.server.ts';

/**
 * A proof of the bot-check for the form at `path` (without language), as a browser sends it in
 * `form-bot-check`. It needs almost no computing: its challenge is signed here with `secretKey`, the
 * key of the server.
 */
export async function proofFor(path: string, secretKey: Buffer, now: Date): Promise<string> {
  const challenge = await new BotChecks(secretKey, { cost: 1, tries: 1 }).makeChallenge(path, now);
  return solve(challenge);
}

/** Solves a challenge as the browser does. */
export async function solve(
  challenge: Parameters<typeof solveChallenge>[0]['challenge'],
): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
