import type { RuleMove } from '../../store/completion/ruleMoves.ts';

/** How many students move, by what matters most to them. */
export function countMoves(moves: readonly RuleMove[]) {
  const count = (kind: RuleMove['kind']) => moves.filter((move) => move.kind === kind).length;
  return { lost: count('lost'), gained: count('gained'), graded: count('graded') };
}
