import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { SYSTEM, VISITOR } from './operation.server.ts';
import { may, RIGHTS, type StaffRight } from './rights.ts';

it('the system has every right that does not need a person, and a visitor has none of them', () => {
  const rights = Object.keys(RIGHTS) as StaffRight[];
  const refused = rights.filter((right) => !may(SYSTEM, right));
  expect(refused).toEqual(['own', 'identityNumbers']);
  expect(rights.filter((right) => may(VISITOR, right))).toEqual([]);
});

it('a request cannot act as the system', () => {
  const request: Partial<Pick<FastifyRequest, 'actor'>> = { actor: VISITOR };
  // @ts-expect-error: the type of a request's actor has no system.
  request.actor = SYSTEM;
  expect(request).toBeDefined();
});
