import { concealKey, partId } from '../../questions/concealKey.ts';
import type { ExportQuestion } from './ExportQuestion.ts';

/** A question whose parts are named by their places, so that two can be compared whatever they were called. */
export function canonical({ content, key, ...question }: ExportQuestion): string {
  const named = concealKey({ content, key });
  const names = new Map<string, string>();
  const { content: parts } = named;
  if (parts.type === 'one_choice' || parts.type === 'multiple_choice')
    parts.options.forEach(({ id }, place) => names.set(id, partId(place)));
  if (parts.type === 'match_clauses') parts.left.forEach(({ id }, place) => names.set(id, partId(place)));
  const renamed = (id: string) => names.get(id) ?? id;
  const same = (value: unknown): unknown => {
    if (parts.type === 'match_clauses' || names.size === 0) return value;
    return JSON.parse(
      JSON.stringify(value, (name, each: unknown) =>
        typeof each === 'string' && (name === 'id' || name === 'choice') ? renamed(each) : each,
      ),
    );
  };
  return JSON.stringify(same({ ...question, ...named })).normalize('NFC');
}
