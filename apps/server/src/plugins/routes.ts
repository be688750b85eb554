import { can } from '@sen/domain/access/can';
import { onlyFor } from '@sen/domain/access/onlyFor';
import { permissions } from '@sen/domain/access/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../auth/Caller.ts';
import { tokenOf } from '../auth/token.ts';
import { checksOf } from '../contract/checks.ts';
import { boundOf } from '../contract/jsonBounds.ts';
import { type Operation, type OperationId, operations, resolve, type Schema } from '../contract/document.ts';
import { assertAllowed, RefusalError } from '../errors/RefusalError.ts';
import { handlers, topics } from '../operations/handlers.gen.ts';
import { JsonAnswer } from '../operations/JsonAnswer.ts';
import {
  Download,
  type PassingTopics,
  type Services,
  StoredDownload,
  type TopicsOf,
  type Upload,
  UploadTransfer,
} from '../operations/Operation.ts';
import { tagOf, versionOfAnswer } from '../polls/tagOf.ts';
import { fileCookie, signInCookie } from './cookies.ts';
import { readForm } from './forms.ts';
import { languageOf } from './language.ts';
import { sendStored } from './sendStored.ts';
import { transferUpload, uploadType } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const noFiles: ReadonlyMap<string, Upload> = new Map();

/** Loaded by elements of a page, or by the browser itself, and authenticated by the cookie too. */
const readByPages: ReadonlySet<OperationId> = new Set([
  'getFile',
  'getRenditionBytes',
  'getThumbnail',
  'getDocumentBytes',
  'downloadDocuments',
]);

type AnyHandler = (call: object, services: Services) => Promise<unknown>;
type AnyTopicsOf = (caller: Caller, path: object) => ReturnType<TopicsOf>;

/** The payload for Fastify: the JSON itself, or a file's bytes under its name. */
function payloadOf(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  uploads: Services['uploads'],
): unknown {
  if (answer instanceof UploadTransfer) return transferUpload(request, reply, answer, uploads);
  if (answer instanceof StoredDownload) return sendStored(request, reply, answer);
  if (answer instanceof JsonAnswer) {
    reply.type('application/json; charset=utf-8');
    return answer.bytes;
  }
  if (!(answer instanceof Download)) return answer;
  reply
    .type(answer.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`);
  return answer.bytes;
}

/** Adds a route for each operation of the contract: authentication, permission, validation, and the response. */
export function routeOperations(app: FastifyInstance, services: Services): void {
  app.decorateRequest('caller', null);
  for (const operation of operations) {
    // The casts join what is typed by its own operation with the tables of all of them.
    const handler = handlers[operation.id] as AnyHandler;
    route(app, services, operation, { handler, topicsOf: topics[operation.id] as AnyTopicsOf | undefined });
  }
}

/**
 * A path in Fastify's syntax; a parameter with an enum matches no other value, so that an unknown address stays unknown.
 */
function urlOf({ path, parameters }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    const values = parameter && resolve<Schema>(parameter.schema)['enum'];
    return Array.isArray(values) ? `:${name}(^(?:${values.join('|')})$)` : `:${name}`;
  });
}

function route(
  app: FastifyInstance,
  services: Services,
  operation: Operation,
  { handler, topicsOf }: { handler: AnyHandler; topicsOf: AnyTopicsOf | undefined },
): void {
  const { id, method, permission, maxBody, openTo, isWithoutHeader } = operation;
  const checks = checksOf(operation);
  const accepts = Object.keys(operation.body);
  const [content] = Object.values(operation.body);
  const fields = Object.values(content ? (resolve<Schema>(content.schema).properties ?? {}) : {});
  const takesFiles = fields.some(({ format }) => format === 'binary');

  const tagOfTopics = async (
    asked: Parameters<typeof tagOf>[0],
    watched: readonly string[] | PassingTopics,
  ): Promise<string> => {
    if ('holdsMs' in watched)
      return tagOf(asked, await services.topics.versionOf(watched.topics), watched.holdsMs);
    return tagOf(asked, await services.topics.versionOf(watched));
  };

  /** Pictures, films and documents are loaded by elements of a page, which send no header. */
  const readsFile = readByPages.has(id);
  // Accepts the cookie as a token only here: changes require a header that no other site can send.
  const tokenFor = ({ headers }: FastifyRequest): string | undefined =>
    tokenOf(headers.authorization) ?? (readsFile ? fileCookie.read(headers.cookie) : undefined);

  /** A refusal in the language of the account: whoever it belongs to learns it from the token alone. */
  const headerMissing = async (request: FastifyRequest): Promise<RefusalError> => {
    const token = tokenOf(request.headers.authorization);
    if (token !== undefined) request.caller = await services.sessions.callerOf(token);
    return new RefusalError('badRequest');
  };

  const readBody = async (
    request: FastifyRequest,
  ): Promise<{ body: unknown; files: ReadonlyMap<string, Upload> }> => {
    if (accepts.length === 0) return { body: undefined, files: noFiles };
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    if (!accepts.includes(type.trim().toLowerCase())) throw new RefusalError('unsupportedMediaType');
    // Read by whoever transfers it.
    if (type === uploadType) return { body: undefined, files: noFiles };
    if (!request.isMultipart()) return { body: checks.json(request.body), files: noFiles };
    const form = await readForm(request, { maxBytes: maxBody, takesFiles });
    return { body: checks.form(form.fields), files: form.files };
  };

  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method,
    url: urlOf(operation),
    bodyLimit: maxBody,
    config: { operation: id, ...(content && { jsonBound: boundOf(content.schema) }) },
    onRequest: async (request) => {
      // A form of another site cannot set this header, nor read the response.
      if (request.headers['x-requested-with'] !== 'XMLHttpRequest' && !isWithoutHeader)
        throw await headerMissing(request);
      if (permission === null) return;
      request.caller = await services.sessions.callerOf(tokenFor(request));
      if (request.caller.mustChangePassword && !openTo.includes('temporaryPassword'))
        throw new RefusalError('passwordMustBeChanged');
      if (!can(request.caller.role, permission)) assertAllowed(onlyFor(permissions[permission]));
      if (request.caller.admission !== null && !openTo.includes('waiting'))
        throw new RefusalError('admissionPending');
    },
    handler: async (request, reply) => {
      const now = services.clock.now();
      const { caller, url } = request;
      // Before any tag is looked at: a wrong address has no version.
      const path = checks.path(request.params);
      const query = checks.query(request.query);
      const known = request.headers['if-none-match'];
      const watched = caller && topicsOf?.(caller, path);
      const tag = watched && watched !== 'answer' && (await tagOfTopics({ caller, url, now }, watched));
      if (tag && known === tag) return reply.header('etag', tag).code(304).send();
      const { body, files } = await readBody(request);
      const call = {
        path,
        query,
        body,
        files,
        caller,
        token: tokenOf(request.headers.authorization),
        language: caller?.lang ?? languageOf(request.headers['accept-language']),
        address: request.ip,
        now,
        openFiles: (token: string | null) => {
          reply.header('set-cookie', fileCookie.set(token, services.config.publicUrl));
        },
        signInToken: signInCookie.read(request.headers.cookie),
        rememberSignIn: (token: string | null) => {
          reply.header('set-cookie', signInCookie.set(token, services.config.publicUrl));
        },
      };
      const answer = await handler(call, services);
      if (caller && method !== 'GET' && method !== 'HEAD') services.actions.count(caller.id, id, now);
      // Set after the response is computed: a refusal has no version.
      const answered =
        caller && watched === 'answer' ? tagOf({ caller, url, now }, versionOfAnswer(answer)) : tag;
      if (answered) reply.header('etag', answered);
      if (answered && known === answered) return reply.code(304).send();
      return payloadOf(request, reply, answer, services.uploads);
    },
  });
}
