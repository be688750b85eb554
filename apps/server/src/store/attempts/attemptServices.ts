import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { HandInKeys } from '../examRoom/HandInKeys.ts';
import { AnswerWriter } from './AnswerWriter.ts';
import { AttemptCloser } from './AttemptCloser.ts';
import { AttemptStarter } from './AttemptStarter.ts';
import { ExamPapers } from './ExamPapers.ts';

/** The attempt services that batch or cache, and so exist once per process. */
export interface AttemptServices {
  papers: ExamPapers;
  answers: AnswerWriter;
  starter: AttemptStarter;
  closer: AttemptCloser;
  handInKeys: HandInKeys;
}

export function attemptServices(database: Database, clock: Clock): AttemptServices {
  const papers = new ExamPapers(database);
  const closer = new AttemptCloser(database, clock, papers);
  return {
    papers,
    closer,
    handInKeys: new HandInKeys(database, clock),
    answers: new AnswerWriter(database, clock),
    starter: new AttemptStarter(database, closer),
  };
}
