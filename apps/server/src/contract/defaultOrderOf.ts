import { operations, type OperationId } from './document.ts';

/** The default order of a list: `x-descending` of its parameter `sort` names the descending sorts. */
export function defaultOrderOf(id: OperationId, sort: string): 'asc' | 'desc' {
  const parameters = operations.find((operation) => operation.id === id)?.parameters ?? [];
  const descending = parameters.find(({ name }) => name === 'sort')?.schema['x-descending'];
  return Array.isArray(descending) && descending.includes(sort) ? 'desc' : 'asc';
}
