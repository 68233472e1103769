import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { SYSTEM, VISITOR } from './actor.ts';
import { defineRight, may, ownRight, siteRight } from './rights.ts';

it('the system has every right that does not need a person, and a visitor has none of them', () => {
  const secrets = defineRight('secrets', ['admin'], { forPeople: true });
  const rights = [ownRight, siteRight, secrets];
  expect(rights.filter((right) => !may(SYSTEM, right))).toEqual([ownRight, secrets]);
  expect(rights.filter((right) => may(VISITOR, right))).toEqual([]);
});

it('a request cannot act as the system', () => {
  const request: Partial<Pick<FastifyRequest, 'actor'>> = { actor: VISITOR };
  // @ts-expect-error: the type of a request's actor has no system.
  request.actor = SYSTEM;
  expect(request).toBeDefined();
});
