import type { Person, RuleMove } from '@sen/api/contract/model';
import { type RuleMove as Move, ruleMoves } from '../../store/completion/ruleMoves.ts';
import type { Database } from '../../store/database.ts';
import type { Handler } from '../Operation.ts';
import { countMoves } from './countMoves.ts';
import { readRuled } from './ruledCourse.ts';

export const previewCourseRule: Handler<'previewCourseRule'> = async (
  { path: { id }, query: { ended = false, page, limit }, caller, now },
  { database },
) => {
  const { classes } = await readRuled(database, { id, ended, caller, now });
  const differing = classes.filter(({ state }) => state === 'differs');
  const { moves, ...of } = await ruleMoves(database, differing);
  const names = new Map(classes.map((one) => [one.id, one.classroom_name]));
  const shown = moves.slice((page - 1) * limit, page * limit);
  return {
    data: await named(database, shown, names),
    page,
    limit,
    total: moves.length,
    last_page: Math.max(1, Math.ceil(moves.length / limit)),
    consequences: { ...of, classes: differing.length, ...countMoves(moves) },
  };
};

async function named(
  database: Database,
  moves: readonly Move[],
  classNames: ReadonlyMap<string, string>,
): Promise<RuleMove[]> {
  if (moves.length === 0) return [];
  const people = await database
    .selectFrom('user_account')
    .select(['id', 'name', 'avatar'])
    .where(
      'id',
      'in',
      moves.map(({ user_id }) => user_id),
    )
    .execute();
  const known = new Map(people.map((person): [string, Person] => [person.id, person]));
  return moves.flatMap(({ user_id, ...move }) => {
    const student = known.get(user_id);
    return student ? [{ student, ...move, classroom_name: classNames.get(move.classroom_id) ?? '' }] : [];
  });
}
