import { randomUUID } from 'node:crypto';
import { seededRandom } from '@sen/domain/attempts/random';
import { draw } from '@sen/domain/exams/draw';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { findQuestionRows } from '../../store/questions/questionList.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { drawPool } from './drawPool.ts';

export const drawQuestions: Handler<'drawQuestions'> = async ({ body, caller }, { database }) => {
  const scope = scopeOf(caller);
  const outcome = draw(body.rules, await drawPool(database, body, scope), seededRandom(randomUUID()));
  if ('errors' in outcome) assertNoFieldErrors(outcome.errors);
  const drawn = 'drawn' in outcome ? outcome.drawn : [];
  return { data: await findQuestionRows(database, drawn, scope) };
};
