import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import { can } from '@sen/domain/access/can';
import { permissions } from '@sen/domain/access/permissions';
import { pictureLimits } from '@sen/domain/files/mayTakePicture';
import { arbitraryOf } from '../testing/arbitraryOf.ts';
import { mergedSchema } from '../testing/mergedSchema.ts';
import { TestFile } from '../testing/multipartOf.ts';
import { TestApp } from '../testing/TestApp.ts';
import { document, type Operation, operations, resolve, restrictedCallers, type Schema } from './document.ts';

type Person = keyof typeof people;

/** Requests per operation; the full run sets more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

describe('every operation', () => {
  it('uses only known extensions', () => {
    const known = ['x-path', 'x-max-body', 'x-open-to', 'x-without-header'];
    const faults = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => [
        ...Object.keys(operation).filter((key) => key.startsWith('x-') && !known.includes(key)),
        ...(operation['x-open-to'] ?? []).filter((who) => !restrictedCallers.includes(who)),
      ]);
    expect(faults).toEqual([]);
  });

  it('is called by a permission of the table, or is public', () => {
    const undeclared = operations.filter(
      ({ permission }) => permission !== null && !(permission in permissions),
    );
    expect(undeclared).toEqual([]);
  });

  it('declares its refusals: those of every operation by `default`, its own by their status', () => {
    const silent = operations.filter(
      ({ responses }) => !('application/problem+json' in (responses['default'] ?? {})),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('takes a body as large as the picture that the rules allow', () => {
    const pictures = operations.filter(({ id }) => id === 'saveAvatar' || id === 'saveBackground');
    expect(pictures.filter(({ maxBody }) => maxBody <= pictureLimits.bytes)).toEqual([]);
  });

  it('bounds what it takes: text by length, lists by number, numbers by size', () => {
    const unbounded = operations.flatMap((operation) => [
      ...operation.parameters.flatMap(({ name, schema }) => unboundedIn(schema, `${operation.id} ${name}`)),
      ...Object.values(operation.body).flatMap(({ schema }) => unboundedIn(schema, operation.id)),
    ]);
    expect([...new Set(unbounded)]).toEqual([]);
  });

  it('has a default page, limit and sort where it has a list', () => {
    const filled = ['page', 'limit', 'sort'];
    const without = operations.flatMap(({ id, parameters }) =>
      parameters.filter(({ name, schema }) => filled.includes(name) && !('default' in schema)).map(() => id),
    );
    expect(without).toEqual([]);
  });

  it('names only sorts of its own as descending', () => {
    const sorts = operations.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'sort'));
    expect(sorts.length).toBeGreaterThan(5);
    for (const { schema } of sorts)
      expect(schema['enum']).toEqual(expect.arrayContaining((schema['x-descending'] ?? []) as unknown[]));
  });

  it('accepts no unknown field: nobody can assign themselves a role, a unit or a score (X2)', () => {
    const open = operations.flatMap(({ id, body }) =>
      Object.values(body)
        .map(({ schema }) => mergedSchema(schema))
        // Bytes have no fields.
        .filter((schema) => schema.format !== 'binary' && schema['additionalProperties'] !== false)
        .map(() => id),
    );
    expect(open).toEqual([]);
  });
});

describe('every operation, called at random by each role', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ demo: true });
    // Creates attempts to save to, hand in and review.
    for (const student of ['student', 'otherStudent'] as const) {
      await app.call('startAttempt', student, { path: { id: '1' }, body: { assignment_id: '1' } });
    }
  });
  afterAll(() => app.stop());

  it.each(operations.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s answers within the contract and never with 500',
    async (_, operation) => {
      const whom = callersOf(operation);
      await fc.assert(
        fc.asyncProperty(callOf(operation), fc.constantFrom(...whom), async (call, as) => {
          // TestApp throws when the status is undocumented or the body violates its schema.
          const { status } = await app.call(operation.id, as, call);
          expect(status).not.toBe(500);
          if (as === null && operation.permission !== null) expect(status).toBe(401);
          if (as !== null && operation.permission !== null && !can(people[as].role, operation.permission))
            expect(status).toBe(403);
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
    20_000 + runs * 1_000,
  );
});

const endsSessions = new Set([
  'lockMembers',
  'deleteMembers',
  'editMember',
  'showPassword',
  'setMemberTwoFactor',
]);

function callersOf({ id, permission }: Operation): (Person | null)[] {
  // Signing out and in again on each request would only test argon2.
  if (id === 'logout' || id === 'login' || permission === null) return [null];
  const refused = (['student', 'otherStudent', 'sponsor'] as const).filter(
    (name) => permission !== null && !can(people[name].role, permission),
  );
  // These would end the sessions of later requests; their own tests call them with permission.
  if (endsSessions.has(id)) return [null, ...refused];
  const everybody: Person[] = [
    'superAdmin',
    'admin',
    'teacher',
    'otherTeacher',
    'student',
    'otherStudent',
    'sponsor',
  ];
  const allowed = everybody.filter((name) => can(people[name].role, permission));
  return [null, ...everybody, ...allowed, ...allowed];
}

function callOf(operation: Operation) {
  const record = (place: string, mustBe: boolean) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [name, arbitraryOf(schema)]),
      ),
      mustBe ? {} : { requiredKeys: [] },
    );
  const [schema] = Object.values(operation.body).map((content) => content.schema);
  const body = schema ? arbitraryOf(schema).map((value) => withFiles(schema, value)) : fc.constant(undefined);
  return fc
    .record({ path: record('path', true), query: record('query', false), body })
    .map(({ path, query, body: sent }) => ({
      path: path as Record<string, string>,
      query: query as Record<string, string>,
      ...(sent === undefined ? {} : { body: sent }),
    }));
}

function withFiles(given: Schema, value: unknown): object {
  const body = value as Record<string, unknown>;
  for (const [name, schema] of Object.entries(resolve<Schema>(given).properties ?? {})) {
    if (schema.format === 'binary') body[name] = new TestFile('tệp.csv', String(body[name]));
  }
  return body;
}

function unboundedIn(given: Schema, at: string, seen: readonly unknown[] = []): string[] {
  const schema = mergedSchema(given);
  if (seen.includes(given) || 'const' in schema || 'enum' in schema) return [];
  const inner = (next: Schema, name: string) => unboundedIn(next, `${at}.${name}`, [...seen, given]);
  const missing = (...keys: string[]) =>
    keys.every((key) => key in schema) ? [] : [`${at} lacks ${keys.join(', ')}`];
  const found = [
    ...(schema.oneOf ?? []).flatMap((one, index) => inner(one, String(index))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => inner(property, name)),
    ...(schema.items ? inner(schema.items, '[]') : []),
  ];
  if (schema.type === 'string' && !('pattern' in schema) && schema.format !== 'binary')
    found.push(...missing('maxLength'));
  if (schema.type === 'array') found.push(...missing('maxItems'));
  if (schema.type === 'integer' || schema.type === 'number') found.push(...missing('minimum', 'maximum'));
  return found;
}
