import { randomUUID } from 'node:crypto';
import { seededRandom } from '@sen/domain/attempts/random';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { draw } from '@sen/domain/exams/draw';
import { supplyOf } from '@sen/domain/exams/drawRules';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { drawPool } from './drawPool.ts';

export const checkDraw: Handler<'checkDraw'> = async ({ body, caller, language }, { database }) => {
  const pool = await drawPool(database, body, scopeOf(caller));
  const outcome = draw(body.rules, pool, seededRandom(randomUUID()));
  const errors = 'errors' in outcome ? outcome.errors : [];
  return {
    data: body.rules.map((rule, at) => {
      const error = errors.find(({ field }) => field.startsWith(`rules.${at}.`));
      const problem = error ? errorMessage(error.code, language, error.params) : null;
      return { ...supplyOf(rule, pool), problem };
    }),
  };
};
