import type { AnswerValue } from './answer';

function stable(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, stable(part)]),
  );
}

export function sameAnswer(a: AnswerValue | null, b: AnswerValue | null): boolean {
  return a === b || JSON.stringify(stable(a)) === JSON.stringify(stable(b));
}
