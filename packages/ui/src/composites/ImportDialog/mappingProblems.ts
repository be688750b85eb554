import type { ImportMapping, ImportTarget } from './importProps';

export type MappingProblem = { kind: 'missing' } | { kind: 'noneOf' } | { kind: 'twice'; other: string };

/**
 * Errors of a mapping by the key of the target: a required target without a column, none of the targets of which one is needed, a
 * column used twice.
 */
export function mappingProblems(
  targets: readonly ImportTarget[],
  mapping: ImportMapping,
): ReadonlyMap<string, MappingProblem> {
  const problems = new Map<string, MappingProblem>();
  const taken = new Map<string, string>();
  const needed = targets.filter(({ oneOf }) => oneOf);
  const [first] = needed;
  if (first && needed.every(({ key }) => (mapping[key] ?? null) === null))
    problems.set(first.key, { kind: 'noneOf' });
  for (const { key, label, required } of targets) {
    const source = mapping[key] ?? null;
    if (source === null) {
      if (required) problems.set(key, { kind: 'missing' });
      continue;
    }
    const other = taken.get(source);
    if (other === undefined) taken.set(source, label);
    else problems.set(key, { kind: 'twice', other });
  }
  return problems;
}
