import { type Operation, resolve, type Schema } from '../contract/document.ts';

/** Parameters with which an operation's address exists: the first value of an enum, otherwise 1. */
export function anyPath({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => {
        const { enum: values } = resolve<Schema>(schema);
        return [name, Array.isArray(values) ? String(values[0]) : '1'];
      }),
  );
}
