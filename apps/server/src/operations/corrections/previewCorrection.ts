import { basisOf, previewMoves } from '../../store/corrections/previewMoves.ts';
import type { Handler } from '../Operation.ts';
import { changed, correctable } from './correctable.ts';

const mostMoves = 1_000;

export const previewCorrection: Handler<'previewCorrection'> = async (
  { path: { id }, body: { change }, caller },
  services,
) => {
  const { database } = services;
  const { paper } = await correctable(services, id, caller);
  const after = changed(paper, change);
  // Read first: what changes while the list is made is found when it is applied.
  const basis = await basisOf(database, id, change);
  const { attempts, moves } = await previewMoves(database, id, after);
  return { data: { basis, attempts, changed: moves.length, moves: moves.slice(0, mostMoves) } };
};
