import { importAnswer } from '../../imports/importAnswer.ts';
import { newestRuns } from '../../store/imports/importRuns.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

const limit = 10;

export const topicsOf: TopicsOf = ({ id }) => [`imports:${id}`];

export const listImports: Handler<'listImports'> = async ({ query, caller, language, now }, { database }) => {
  const runs = await newestRuns(database, {
    kind: query.kind,
    classId: query.class_id,
    createdBy: caller.id,
    limit,
  });
  return { data: runs.map((run) => importAnswer(run, [], { language, now })) };
};
