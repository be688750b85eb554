import { expect, it } from 'vitest';
import { documentLimits } from './documentLimits.ts';
import { mayPlace } from './mayPlace.ts';

const folders = (...ids: string[]) => ids.map((id) => ({ id }));
const deep = (levels: number) => Array.from({ length: levels }, (_, level) => ({ id: `f${level}` }));

it.each([
  ['files into the root', { into: [], ids: ['1'], height: 0 }, undefined],
  ['a folder into another', { into: folders('1', '2'), ids: ['3'], height: 1 }, undefined],
  ['a folder into itself', { into: folders('1', '2'), ids: ['2'], height: 1 }, 'documentIntoItself'],
  [
    'a folder into one inside it',
    { into: folders('1', '2', '3'), ids: ['9', '1'], height: 3 },
    'documentIntoItself',
  ],
  ['a folder on the last level', { into: deep(documentLimits.depth - 1), ids: ['9'], height: 1 }, undefined],
  ['a folder below it', { into: deep(documentLimits.depth), ids: ['9'], height: 1 }, 'documentTooDeep'],
  ['files on the last level', { into: deep(documentLimits.depth), ids: ['9'], height: 0 }, undefined],
  ['a tower of 1,000 folders', { into: [], ids: ['9'], height: 1000 }, 'documentTooDeep'],
])('%s: %s', (_, placing, code) => {
  const verdict = mayPlace(placing);
  expect(verdict.allowed ? undefined : verdict.code).toBe(code);
});
