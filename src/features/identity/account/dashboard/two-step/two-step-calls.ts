import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../../dashboard/kit/session/session.ts';
import {
  type OwnProof,
  RecoveryCodes,
  TwoStepSetup,
  TwoStepState,
} from '../../../two-step/schema.ts';

const PATH = '/api/account/two-step';
const State = z.object({ data: TwoStepState });
const Setup = z.object({ data: TwoStepSetup });
const Codes = z.object({ data: RecoveryCodes });

export const ownTwoStep = queryOptions({
  queryKey: ['account', 'two-step'],
  queryFn: async ({ signal }) => State.parse(await session.request(PATH, { signal })).data,
});

export const startTwoStep = async (currentPassword: string) =>
  Setup.parse(await session.request(PATH, { method: 'POST', body: { currentPassword } })).data;

/** Resolves with the recovery codes. */
export const confirmTwoStep = async (code: string) =>
  Codes.parse(await session.request(PATH, { method: 'PUT', body: { code } })).data.codes;

export const turnOffTwoStep = (proof: OwnProof) =>
  session.request(PATH, { method: 'DELETE', body: proof });

export const renewRecoveryCodes = async (proof: OwnProof) =>
  Codes.parse(await session.request(`${PATH}/recovery-codes`, { method: 'POST', body: proof })).data
    .codes;
