import { createHash } from 'node:crypto';
import type { CourseResult } from '@sen/api/contract/model';
import { changeOfResult, type CourseRule, resultOfPacked } from '@sen/domain/completion/courseRule';
import type { Database } from '../database.ts';
import { readResultRows, unpackResult } from './resultRows.ts';

/** A class that judges by another rule from now on. */
export interface RejudgedClass {
  id: string;
  student_count: number;
  corrected_score: number | null;
  before: CourseRule;
  after: CourseRule;
}

/** A student whose result another rule changes. */
export interface ChangedStudent {
  classroom_id: string;
  user_id: string;
  kind: 'lost' | 'gained' | 'adjusted';
  before: CourseResult;
  after: CourseResult;
}

interface ChangedStudents {
  /** Of how many students there is something to compute from. */
  known: number;
  /** Who loses most first. */
  changed: ChangedStudent[];
  /** A text that changes with the rules and with whoever changes. */
  basis: string;
  /** Of the results that were read. */
  version: string;
}

const kinds = ['lost', 'gained', 'adjusted'] as const;

/** Judges every result of these classes anew. */
export async function readChangedStudents(
  database: Database,
  classes: readonly RejudgedClass[],
): Promise<ChangedStudents> {
  const digest = createHash('sha256');
  const judges = judgesOf(classes);
  const changedOf = new Map<string, ChangedStudent[]>();
  for (const { id, before, after } of classes) {
    digest.update(JSON.stringify([id, before, after]));
    changedOf.set(id, []);
  }
  let known = 0;
  let version = 0n;
  for await (const part of readResultRows(database, classes)) {
    known += part.rows.length;
    version ^= part.version;
    const lines: string[] = [];
    for (const [classroom_id, user_id, result] of part.rows) {
      const change = judges.get(classroom_id)?.(result);
      if (!change) continue;
      changedOf.get(classroom_id)?.push({ classroom_id, user_id, ...change });
      const { completion, rating, certificate } = change.after;
      lines.push(`${classroom_id} ${user_id} ${completion} ${rating} ${certificate}\n`);
    }
    digest.update(lines.join(''));
  }
  const all = [...changedOf.values()].flat();
  return {
    known,
    changed: kinds.flatMap((kind) => all.filter((change) => change.kind === kind)),
    basis: digest.digest('hex'),
    version: `${known} ${version}`,
  };
}

type Change = Pick<ChangedStudent, 'kind' | 'before' | 'after'>;
type Judge = (result: string) => Change | null;

/** By class; classes of one rule share a judge. */
function judgesOf(classes: readonly RejudgedClass[]): ReadonlyMap<string, Judge> {
  const judges = new Map<string, Judge>();
  return new Map(
    classes.map(({ id, after: rule, corrected_score }) => {
      const judging = corrected_score === null ? rule : { ...rule, completion_score: corrected_score };
      const key = JSON.stringify(judging);
      const judge = judges.get(key) ?? judgeBy(judging);
      judges.set(key, judge);
      return [id, judge];
    }),
  );
}

/** Judges the same only once: many students of a course have the same results. */
function judgeBy(rule: CourseRule): Judge {
  const known = new Map<string, Change | null>();
  return (result) => {
    const change = known.get(result);
    if (change !== undefined) return change;
    const judged = changeBy(rule, result);
    known.set(result, judged);
    return judged;
  };
}

function changeBy(rule: CourseRule, result: string): Change | null {
  const { kept: before, facts } = unpackResult(result);
  const after = resultOfPacked(facts, rule);
  const kind = changeOfResult(before, after);
  return kind && { kind, before, after };
}
