import { ApiError } from '@sen/api/client/ApiError';
import { attempt } from '@sen/api/fixtures/attempts';
import type {
  Acknowledgement,
  AnswerBatch,
  AnswerEntry,
  AnswerValue,
  Attempt,
  SavedAnswer,
} from '@sen/api/contract/model';
import { isEmptyAnswer } from './isEmptyAnswer';

interface Logged extends AnswerEntry {
  journal_id: string;
  server_seq: number;
  applied: boolean;
}

interface Held {
  epoch: string;
  lastSeqs: Map<string, number>;
  log: Logged[];
  answers: Map<string, SavedAnswer & { journal_id: string }>;
}

/** The server's side of the save protocol, implemented from its description only; it keeps what it acknowledges. */
export class SimulatedServer {
  held: Held = { epoch: crypto.randomUUID(), lastSeqs: new Map(), log: [], answers: new Map() };
  down = false;
  submitted = false;
  /** Everything that was ever logged, including what a restored backup has undone. */
  readonly everLogged: Logged[] = [];

  constructor(
    readonly now: () => number,
    readonly deadline: number,
  ) {}

  save(batch: AnswerBatch): Acknowledgement {
    if (this.down) throw new ApiError(503, 'serviceUnavailable', 'Máy chủ đang bận.', { retry_after: 1 });
    const { journal_id, entries, known_server_seq, epoch } = batch;
    if (epoch !== undefined && epoch !== this.held.epoch)
      throw new ApiError(409, 'serverRestored', 'Máy chủ vừa được khôi phục.');
    const last = this.held.lastSeqs.get(journal_id) ?? 0;
    const first = entries[0]?.seq;
    if (first !== undefined && first > last + 1)
      throw new ApiError(409, 'answerBatchGap', '', { expected_seq: last + 1 });
    if (this.submitted) throw new ApiError(409, 'attemptOver', 'Bài làm đã được nộp.');
    const wrong = entries.find(({ seq, answer }) => seq > last && isWrong(answer));
    if (wrong) throw new ApiError(422, 'answerWrongShape', 'Không đúng dạng.', { seq: wrong.seq });
    const kept = entries.filter(({ seq }) => seq > last).flatMap((entry) => this.append(journal_id, entry));
    this.held.lastSeqs.set(journal_id, Math.max(last, entries.at(-1)?.seq ?? 0));
    const changes = [...this.held.answers.values()].filter(
      ({ server_seq, question_id }) => server_seq > known_server_seq || kept.includes(question_id),
    );
    const server_time = new Date(this.now()).toISOString();
    return {
      acknowledged_seq: this.held.lastSeqs.get(journal_id) ?? 0,
      server_seq: this.held.log.length,
      epoch: this.held.epoch,
      saved_at: server_time,
      server_time,
      deadline: new Date(this.deadline).toISOString(),
      state: 'in_progress',
      notices: 0,
      changes: changes.map(({ journal_id: by, ...answer }) => ({ ...answer, own: by === journal_id })),
    };
  }

  attempt(): Attempt {
    const server_time = new Date(this.now()).toISOString();
    const answers = [...this.held.answers.values()].map(({ journal_id: _by, ...answer }) => ({
      ...answer,
      own: false,
    }));
    return { ...attempt, server_time, answers, server_seq: this.held.log.length, epoch: this.held.epoch };
  }

  backup(): Held {
    const { epoch, lastSeqs, log, answers } = this.held;
    return { epoch, lastSeqs: new Map(lastSeqs), log: [...log], answers: new Map(answers) };
  }

  restore(backup: Held): void {
    this.held = { ...backup, epoch: crypto.randomUUID() };
  }

  /** Returns the question when its answer was logged but not applied. */
  private append(journal_id: string, entry: AnswerEntry): string[] {
    const { question_id, answer, flagged, base } = entry;
    const before = this.held.answers.get(question_id);
    const unseen = before && before.server_seq > base && before.journal_id !== journal_id;
    const applied = !(answer && isEmptyAnswer(answer) && unseen && !isEmptyAnswer(before.answer));
    const server_seq = this.held.log.length + 1;
    const logged = { ...entry, journal_id, server_seq, applied };
    this.held.log.push(logged);
    this.everLogged.push(logged);
    if (!answer && flagged === undefined) return [];
    const saved_at = new Date(this.now()).toISOString();
    const value = applied && answer ? answer : (before?.answer ?? null);
    const next = { question_id, answer: value, flagged: flagged ?? before?.flagged ?? false };
    // A flag does not change whose answer it is.
    const by = answer ? journal_id : (before?.journal_id ?? journal_id);
    if (applied)
      this.held.answers.set(question_id, { ...next, server_seq, saved_at, own: true, journal_id: by });
    return applied ? [] : [question_id];
  }
}

/** The answers that this simulated server refuses. */
export const wrongText = 'sai dạng';

function isWrong(answer: AnswerValue | undefined): boolean {
  return answer?.type === 'short_answer' && answer.text.startsWith(wrongText);
}
