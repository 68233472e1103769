/**
 * How a form passed the bot-check: with the work of a script, or without one, after a longer wait.
 * `number`: how many tries failed; times are ISO 8601 in UTC.
 */
export type BotCheck =
  | { way: 'work'; algorithm: string; cost: number; number: number; madeAt: string }
  | { way: 'noScript' };
