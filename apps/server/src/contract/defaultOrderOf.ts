import { operations, type OperationId } from './document.ts';

/** The order of a list whose query names none: `x-descending` of its parameter `sort` lists the sorts that go down. */
export function defaultOrderOf(id: OperationId, sort: string): 'asc' | 'desc' {
  const parameters = operations.find((operation) => operation.id === id)?.parameters ?? [];
  const descending = parameters.find(({ name }) => name === 'sort')?.schema['x-descending'];
  return Array.isArray(descending) && descending.includes(sort) ? 'desc' : 'asc';
}
