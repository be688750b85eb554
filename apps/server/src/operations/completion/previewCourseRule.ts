import type { ChangedStudent } from '@sen/api/contract/model';
import { readConsequences } from '../../store/completion/ruleConsequences.ts';
import { readPeople } from '../../store/users/readPeople.ts';
import type { Handler } from '../Operation.ts';
import { countChanged } from './countChanged.ts';
import { readRuled } from './ruledCourse.ts';

export const previewCourseRule: Handler<'previewCourseRule'> = async (
  { path: { id }, query: { ended = false, page, limit }, caller, now },
  { database },
) => {
  const { classes } = await readRuled(database, { id, ended, caller, now });
  const differing = classes.filter(({ state }) => state === 'differs');
  const { changed, ...of } = await readConsequences(database, differing);
  const names = new Map(classes.map((one) => [one.id, one.classroom_name]));
  const shown = changed.slice((page - 1) * limit, page * limit);
  const people = await readPeople(
    database,
    shown.map(({ user_id }) => user_id),
  );
  return {
    data: shown.flatMap(({ user_id, ...change }): ChangedStudent[] => {
      const student = people.get(user_id);
      return student ? [{ student, ...change, classroom_name: names.get(change.classroom_id) ?? '' }] : [];
    }),
    page,
    limit,
    total: changed.length,
    last_page: Math.max(1, Math.ceil(changed.length / limit)),
    consequences: { ...of, classes: differing.length, ...countChanged(changed) },
  };
};
