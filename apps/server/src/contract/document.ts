import bundled from '@sen/api/contract/openapi.gen.json' with { type: 'json' };
import type { Operations, OperationsByArea } from '@sen/api/contract/model';
import { isPermission } from '@sen/domain/access/can';
import type { Permission } from '@sen/domain/access/permissions';

export type OperationId = keyof Operations;

export type Schema = Record<string, unknown> & {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  oneOf?: Schema[];
  allOf?: Schema[];
  required?: string[];
};

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

/**
 * Callers to whom most operations are closed: `temporaryPassword` must set a password,
 * `waiting` is not admitted to a unit yet.
 */
export const restrictedCallers = ['temporaryPassword', 'waiting'] as const;
export type RestrictedCaller = (typeof restrictedCallers)[number];

interface OperationObject {
  operationId: OperationId;
  tags: [keyof OperationsByArea];
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
  'x-max-body'?: number;
  'x-open-to'?: RestrictedCaller[];
  'x-without-header'?: boolean;
}

/** The part of OpenAPI that the server reads. */
interface Document {
  paths: Record<string, Record<string, OperationObject>>;
}

export interface Operation {
  id: OperationId;
  /** Its tag. */
  area: keyof OperationsByArea;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The permission that the caller's role must have; null for public operations. */
  permission: Permission | null;
  parameters: Parameter[];
  /** By content type. */
  body: Content;
  /** By status. */
  responses: Record<string, Content>;
  /** Maximum body size, bytes. */
  maxBody: number;
  /** Restricted callers who may call it nevertheless. */
  openTo: readonly RestrictedCaller[];
  /** Whether it is called without `X-Requested-With`. */
  isWithoutHeader: boolean;
}

// The cast narrows the generated document to the part that the server reads.
export const document = bundled as unknown as Document;

/** Resolves a reference within the document. */
export function resolve<Value extends object>(value: Value | { $ref: string }): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  let found: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolve(found as Value | { $ref: string });
}

function permissionOf({ operationId, security }: OperationObject): Permission | null {
  const [need] = security ?? [];
  if (need && Object.keys(need).length === 0) return null;
  const [permission] = need?.['bearer'] ?? [];
  if (permission === undefined || security.length !== 1 || !isPermission(permission)) {
    throw new Error(
      `The operation ${operationId} does not say who may call it. Give it \`security: [{ bearer: [permission] }]\` with a permission of packages/domain/access, or ` +
        '`security: [{}]` when anybody may.',
    );
  }
  return permission;
}

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    area: operation.tags[0],
    method: method.toUpperCase() as Operation['method'],
    path,
    permission: permissionOf(operation),
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter)),
    body: operation.requestBody?.content ?? {},
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        resolve<{ content?: Content }>(response).content ?? {},
      ]),
    ),
    maxBody: operation['x-max-body'] ?? 1_000_000,
    openTo: operation['x-open-to'] ?? [],
    isWithoutHeader: operation['x-without-header'] ?? false,
  })),
);
