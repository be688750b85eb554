import type { DrawRule } from '@sen/api/contract/model';
import { type RandomSource, shuffled } from '../attempts/random.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { type Demand, type Drawable, demandsOf } from './drawRules.ts';

/** A demand with the questions it holds; `next` is the first candidate that may still be free. */
interface Draw {
  readonly demand: Demand;
  readonly candidates: readonly Drawable[];
  next: number;
  held: Drawable[];
}

/**
 * Draws questions so that every rule has its number and no question is drawn twice, whenever that is possible: a question that two
 * rules could take goes to the one that has no other. The ids are in the order of the rules.
 */
export function draw(
  rules: readonly DrawRule[],
  pool: readonly Drawable[],
  random: RandomSource,
): { drawn: string[] } | { errors: FieldError<ErrorCode>[] } {
  const draws = demandsOf(rules).map((demand): Draw => ({
    demand,
    candidates: shuffled(pool.filter(demand.fits), random),
    next: 0,
    held: [],
  }));
  const short = draws.filter(({ demand, candidates }) => candidates.length < demand.count);
  if (short.length > 0) return { errors: short.map(tooFew) };
  const taken = new Set<string>();
  for (const one of draws)
    while (one.held.length < one.demand.count)
      if (!takeOne(one, draws, taken)) return { errors: [overlap(one.demand)] };
  return { drawn: rules.flatMap((_, rule) => shuffled(heldBy(rule, draws), random)) };
}

const heldBy = (rule: number, draws: readonly Draw[]) =>
  draws.filter(({ demand }) => demand.rule === rule).flatMap(({ held }) => held.map(({ id }) => id));

/**
 * Gives a draw one more question: a free one, or one of another draw that itself finds another (the shortest chain of exchanges).
 * Questions that are taken stay taken: they only change hands.
 */
function takeOne(wanting: Draw, draws: readonly Draw[], taken: Set<string>): boolean {
  const from = new Map<Draw, { taker: Draw; question: Drawable } | null>([[wanting, null]]);
  for (const giver of from.keys()) {
    const free = nextFree(giver, taken);
    if (free) {
      taken.add(free.id);
      exchange(giver, free, from);
      return true;
    }
    for (const other of draws) {
      const question = from.has(other) ? undefined : other.held.find(giver.demand.fits);
      if (question) from.set(other, { taker: giver, question });
    }
  }
  return false;
}

function exchange(
  last: Draw,
  free: Drawable,
  from: ReadonlyMap<Draw, { taker: Draw; question: Drawable } | null>,
): void {
  last.held.push(free);
  const step = from.get(last);
  if (!step) return;
  last.held = last.held.filter((question) => question !== step.question);
  exchange(step.taker, step.question, from);
}

function nextFree(one: Draw, taken: ReadonlySet<string>): Drawable | undefined {
  for (; one.next < one.candidates.length; one.next += 1) {
    const candidate = one.candidates[one.next];
    if (candidate && !taken.has(candidate.id)) return candidate;
  }
  return undefined;
}

const codes = {
  count: 'tooFewToDraw',
  easy: 'tooFewEasyToDraw',
  medium: 'tooFewMediumToDraw',
  hard: 'tooFewHardToDraw',
} as const;

const fieldOf = ({ rule, field }: Demand) => `rules.${rule}.${field}`;

function tooFew({ demand, candidates }: Draw): FieldError<ErrorCode> {
  const { count, field } = demand;
  return fieldError(fieldOf(demand), codes[field], { available: candidates.length, count });
}

const overlap = (demand: Demand) => fieldError(fieldOf(demand), 'drawRulesShare');
