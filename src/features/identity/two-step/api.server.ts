import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { changedReply, Done, dataReply, success } from '../../../platform/http/replies.ts';
import { ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { usersRight } from '../users/policy.ts';
import { listTwoStepRoles, saveTwoStepRoles } from './roles.server.ts';
import {
  ConfirmTwoStep,
  OwnProof,
  RecoveryCodes,
  TwoStepRoles,
  TwoStepSetup,
  TwoStepState,
  WithPassword,
} from './schema.ts';
import {
  confirmTwoStep,
  getTwoStepState,
  renewRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from './set-up.server.ts';

/** The API of the signed-in user's second step, and of the roles that require it. */
export function twoStepApi(api: Api, services: Services): void {
  const tags = ['two-step'];
  /** These routes are open before a required two-step sign-in is set up. */
  const first = { right: ownRight, beforeTwoStep: true };
  const own = { right: ownRight };
  const users = { right: usersRight };
  /** An identity provider has its own second step. */
  const ownIssuerOnly = true;
  const rateLimit = limitPerClient(20, '1 minute');

  api.get(
    '/account/two-step',
    {
      config: first,
      schema: {
        tags,
        summary: 'Whether two-step sign-in is set up',
        response: { 200: dataReply(TwoStepState) },
      },
    },
    async (request) => success({ data: await getTwoStepState(operationFor(services, request)) }),
  );

  api.post(
    '/account/two-step',
    {
      config: { ...first, rateLimit, ownIssuerOnly },
      schema: {
        tags,
        summary: 'Begin to set up two-step sign-in',
        body: WithPassword,
        response: { 200: dataReply(TwoStepSetup) },
      },
    },
    async (request) =>
      success({
        data: await startTwoStep(operationFor(services, request), request.body.currentPassword),
      }),
  );

  api.put(
    '/account/two-step',
    {
      config: { ...first, rateLimit, ownIssuerOnly },
      schema: {
        tags,
        summary: 'Switch two-step sign-in on with the first code',
        body: ConfirmTwoStep,
        response: { 200: changedReply(RecoveryCodes) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const codes = await confirmTwoStep(op, request.body.code, languageOf(request));
      return success({ data: { codes }, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    '/account/two-step',
    {
      config: { ...own, rateLimit, ownIssuerOnly },
      schema: {
        tags,
        summary: 'Switch two-step sign-in off',
        body: OwnProof,
        response: { 200: Done },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      await turnOffTwoStep(op, request.body, languageOf(request));
      return success({ message: request.t('platform:success.updated') });
    },
  );

  api.post(
    '/account/two-step/recovery-codes',
    {
      config: { ...own, rateLimit, ownIssuerOnly },
      schema: {
        tags,
        summary: 'Create new recovery codes',
        body: OwnProof,
        response: { 200: changedReply(RecoveryCodes) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const codes = await renewRecoveryCodes(op, request.body);
      return success({ data: { codes }, message: request.t('platform:success.updated') });
    },
  );

  api.get(
    '/two-step/roles',
    {
      config: users,
      schema: {
        tags,
        summary: 'Roles that require two-step sign-in',
        response: { 200: dataReply(TwoStepRoles) },
      },
    },
    async (request) =>
      success({ data: { roles: await listTwoStepRoles(operationFor(services, request)) } }),
  );

  api.put(
    '/two-step/roles',
    {
      config: { ...users, confirmation: 'always' },
      schema: {
        tags,
        summary: 'Choose the roles that require two-step sign-in',
        body: TwoStepRoles,
        response: { 200: changedReply(TwoStepRoles) },
      },
    },
    async (request) => {
      const roles = await saveTwoStepRoles(operationFor(services, request), request.body.roles);
      return success({ data: { roles }, message: request.t('platform:success.updated') });
    },
  );
}
