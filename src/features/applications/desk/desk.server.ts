import type { FastifyReply } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.server.ts';
import { accountOf, implement } from '../../../platform/http/implement.server.ts';
import { receiveBytes, UploadsAtOnce } from '../../../platform/http/receive-file.server.ts';
import { success } from '../../../platform/http/replies.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Services } from '../../../platform/services.server.ts';
import { canHandleApplications } from '../policy.ts';
import { assignApplication, changeNote, listAssignees } from './change.server.ts';
import { comparisonRoutes, deskRoutes, statisticsRoutes } from './contract.ts';
import { correctData } from './correction.server.ts';
import { correctionRoutes } from './correction-contract.ts';
import {
  addAttachment,
  listAttachments,
  openAttachment,
  removeAttachment,
} from './documents/attachments.server.ts';
import {
  ATTACHMENT_LIMITS,
  attachmentRoutes,
  exportRoutes,
  revealRoutes,
} from './documents/contract.ts';
import { makeProof, printDeclaration, revealField } from './documents/reveal.server.ts';
import { Exports } from './export.server.ts';
import { changeMany, countViews, findNeighbours, listApplications } from './list.server.ts';
import { moveApplication } from './move.server.ts';
import { previewStatusEmail, stopEmail } from './preview-email.server.ts';
import { compareApplications, getApplication } from './read.server.ts';
import { readStatistics } from './statistics.server.ts';
import { changeDecision, changeStatus, reopenApplication } from './status.server.ts';

const desk = implement(deskRoutes, ({ emails, publicUrl }) => ({
  list: ({ op, query }) => listApplications(op, query),
  counts: ({ op }) => countViews(op),
  assignees: ({ op }) => listAssignees(op),
  get: ({ op, params }) => getApplication(op, params.id),
  neighbours: ({ op, params, query }) => findNeighbours(op, params.id, query),
  changeStatus: ({ op, params, body }) => changeStatus(op, params.id, body),
  saveNote: ({ op, params, body }) => changeNote(op, params.id, body),
  assign: ({ op, params, body }) => assignApplication(op, params.id, body),
  move: ({ op, params, body }) => moveApplication(op, params.id, body),
  changeMany: async ({ op, body, request }) => {
    const data = await changeMany(op, body);
    const message = request.t('platform:success.applicationsChanged', { count: data.changed });
    return success({ data, message });
  },
  saveDecision: ({ op, params, body }) => changeDecision(op, params.id, body),
  reopen: ({ op, params, body }) => reopenApplication(op, params.id, body),
  statusEmail: ({ op, params, body }) =>
    previewStatusEmail(op, params.id, body, { emails, publicUrl }),
  stopEmail: ({ op, params }) => stopEmail(op, params.id, params.emailId),
}));

const reveal = implement(revealRoutes, ({ publicUrl }) => ({
  reveal: async ({ op, params, body, reply }) => {
    const data = await revealField(op, params.id, body);
    reply.header('Cache-Control', 'no-store');
    return data;
  },
  declaration: async ({ op, params, body, reply }) => {
    const { code, bytes } = await printDeclaration(op, params.id, { ...body, publicUrl });
    return sendPrivately(reply, 'application/pdf', `filename="beyanname-${code}.pdf"`, bytes);
  },
  proof: async ({ op, params, body, reply }) => {
    const { code, bytes } = await makeProof(op, params.id, body);
    return sendPrivately(reply, 'application/pdf', `filename="irade-beyani-${code}.pdf"`, bytes);
  },
}));

const exports = implement(exportRoutes, () => {
  const files = new Exports();
  return {
    export: async ({ op, body, request, reply }) => {
      const file = await files.make(op, body, request.t);
      const { format } = body;
      reply.headers({
        'Cache-Control': 'no-store',
        'Content-Type': EXPORT_TYPES[format],
        'Content-Disposition': `attachment; filename="basvurular-${dayInIstanbul(op.now)}.${format}"`,
      });
      return reply.send(file) as never;
    },
  };
});

const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const tooLarge = () =>
  new Refusal(413, 'attachmentTooLarge', { megabytes: ATTACHMENT_LIMITS.bytes / 2 ** 20 });

const attachments = implement(attachmentRoutes, ({ store }) => {
  const uploads = new UploadsAtOnce();
  return {
    list: ({ op, params }) => listAttachments(op, params.id),
    add: (call) => {
      const { request, params, query } = call;
      // Before a byte of the file is received.
      requireThat(request.actor, canHandleApplications);
      return uploads.run(accountOf(request), async () => {
        const file = await receiveBytes(request, ATTACHMENT_LIMITS.bytes, tooLarge);
        return { id: await addAttachment(call.op, store, params.id, { ...file, ...query }) };
      });
    },
    open: async ({ op, params, reply }) => {
      const { name, type, bytes } = await openAttachment(op, store, params.id, params.attachmentId);
      return sendPrivately(reply, type, `filename*=UTF-8''${encodeName(name)}`, bytes);
    },
    remove: ({ op, params }) => removeAttachment(op, store, params.id, params.attachmentId),
  };
});

const comparison = implement(comparisonRoutes, () => ({
  compare: ({ op, params }) => compareApplications(op, params.id, params.otherId),
}));

const correction = implement(correctionRoutes, () => ({
  correct: ({ op, params, body }) => correctData(op, params.id, body),
}));

const statistics = implement(statisticsRoutes, () => ({
  read: ({ op, query }) => readStatistics(op, query),
}));

/** The calls of the desk, where the staff handle applications. */
export function deskApi(api: Api, services: Services): void {
  for (const mount of [desk, reveal, exports, attachments, comparison, correction, statistics])
    mount(api, services);
}

/** A file with data of an applicant: no cache keeps it, and a browser runs nothing in it. */
const sendPrivately = (reply: FastifyReply, type: string, filename: string, bytes: Uint8Array) =>
  reply
    .type(type)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Content-Disposition', `attachment; ${filename}`)
    .send(bytes);

/** As RFC 8187 asks. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
