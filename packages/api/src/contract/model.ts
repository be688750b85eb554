import type { operations } from './schema.gen';

/** Each schema of the contract by its own name. */
export type * from './model.gen';

export type Operations = operations;

/** The body of an operation's 200 response. */
export type Answer<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The query parameters of an operation. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
