import { findingsOf } from '../errors/fieldErrors.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { decodeFields } from './decode.ts';
import { type Operation, resolve, type Schema } from './document.ts';
import { errorsOf } from './schemas.ts';

type Fields = Iterable<[string, string]>;

/** The validators of one operation: each returns the decoded value, or throws a refusal. */
export interface Checks {
  path(params: Record<string, string>): object;
  query(query: Record<string, unknown>): object;
  json(body: unknown): unknown;
  form(fields: Fields): object;
}

/** Refuses a value that differs from its schema. */
function assertValid(schema: Schema, value: unknown, order: readonly string[]): void {
  const errors = errorsOf(schema, value);
  if (errors) throw new RefusalError('validationFailed', { fieldErrors: findingsOf(errors, order) });
}

function objectOf(
  operation: Operation,
  place: 'path' | 'query',
): Schema & { properties: Record<string, Schema> } {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The schema of a body in JSON, which carries no files; undefined when there are none anyway. */
function withoutFiles(schema: Schema): Schema | undefined {
  const fields = Object.entries(schema.properties ?? {});
  const others = fields.filter(([, { format }]) => format !== 'binary');
  return others.length < fields.length ? { ...schema, properties: Object.fromEntries(others) } : undefined;
}

function pairs(query: Record<string, unknown>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one): [string, string] => [name, String(one)])
      : [[name, String(value)]],
  );
}

/** One set per process: all apps of a process have the same routes. */
const known = new WeakMap<Operation, Checks>();

/** The validators of an operation; each schema is compiled on first use. */
export function checksOf(operation: Operation): Checks {
  const checks = known.get(operation) ?? makeChecks(operation);
  known.set(operation, checks);
  return checks;
}

function makeChecks(operation: Operation): Checks {
  const path = objectOf(operation, 'path');
  const query = objectOf(operation, 'query');
  const [body] = Object.values(operation.body);
  const schema = body ? resolve<Schema>(body.schema) : {};
  const properties = schema.properties ?? {};
  const order = Object.keys(properties);

  const checkedBy =
    (by: Schema | undefined) =>
    <Body>(value: Body): Body => {
      if (by) assertValid(by, value, order);
      return value;
    };
  const checked = checkedBy(body?.schema);

  return {
    path(params) {
      const value = decodeFields(Object.entries(params), path.properties);
      // A malformed address is an unknown address.
      if (errorsOf(path, value)) throw new RefusalError('notFound');
      return value;
    },
    query(raw) {
      const value = decodeFields(pairs(raw), query.properties);
      assertValid(query, value, Object.keys(query.properties));
      return value;
    },
    json: 'application/json' in operation.body ? checkedBy(withoutFiles(schema) ?? body?.schema) : checked,
    form: (fields) => checked(decodeFields(fields, properties)),
  };
}
