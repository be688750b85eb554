import type { people } from '@sen/api/fixtures/people';
import type {
  Acknowledgement,
  Answer,
  AnswerEntry,
  AnswerValue,
  Attempt,
  AttemptResult,
  PaperQuestion,
  Problem,
  QuestionType,
} from '@sen/api/contract/model';
import type { TestAnswer, TestApp } from './TestApp.ts';

type Who = keyof typeof people | { token: string };
type Told<Data> = TestAnswer<{ data: Data } & Problem>;

export type Change = Pick<AnswerEntry, 'question_id' | 'answer' | 'flagged'> & { base?: number };

/** One browser profile's journal of an attempt. */
export class Journal {
  readonly id = crypto.randomUUID();
  seq = 0;
}

/** A student who takes an exam, for tests. */
export class Sitting {
  readonly app: TestApp;
  readonly who: Who;
  readonly attempt: Attempt;
  readonly journal = new Journal();
  known = 0;

  private constructor(app: TestApp, who: Who, attempt: Attempt) {
    this.app = app;
    this.who = who;
    this.attempt = attempt;
  }

  static async begin(app: TestApp, who: Who, assignment_id: string, exam = '1'): Promise<Sitting> {
    const { status, body } = await app.call<Answer<'startAttempt'>>('startAttempt', who, {
      path: { id: exam },
      body: { assignment_id },
    });
    if (status !== 200) throw new Error(`The attempt was not started: ${JSON.stringify(body)}`);
    return new Sitting(app, who, body.data);
  }

  get questions(): PaperQuestion[] {
    return this.attempt.paper.parts.flatMap(({ questions }) => questions);
  }

  /** The id of the question of a type. */
  question(type: QuestionType): string {
    const found = this.questions.find(({ content }) => content.type === type);
    if (!found) throw new Error(`The paper has no question of the type ${type}.`);
    return found.id;
  }

  /** The next entries of a journal; they count as written whether or not they are sent. */
  write(changes: readonly Change[], journal: Journal = this.journal): AnswerEntry[] {
    const written_at = this.app.clock.now().toISOString();
    return changes.map((change) => {
      journal.seq += 1;
      return { seq: journal.seq, base: this.known, written_at, ...change };
    });
  }

  /** Sends entries unchanged; none is a heartbeat. */
  async send(
    entries: readonly AnswerEntry[],
    journal: Journal = this.journal,
    as: Who = this.who,
    through: TestApp = this.app,
  ): Promise<Told<Acknowledgement>> {
    return through.call('saveAnswers', as, {
      path: { id: this.attempt.survey_id },
      as: 'json',
      body: {
        attempt_id: this.attempt.id,
        journal_id: journal.id,
        entries,
        known_server_seq: this.known,
      },
    });
  }

  /** Writes and sends, and applies the server's response. */
  async save(changes: readonly Change[], journal: Journal = this.journal): Promise<Told<Acknowledgement>> {
    const answer = await this.send(this.write(changes, journal), journal);
    if (answer.status === 200) this.known = answer.body.data.server_seq;
    return answer;
  }

  saveOne(type: QuestionType, answer: AnswerValue): Promise<Told<Acknowledgement>> {
    return this.save([{ question_id: this.question(type), answer }]);
  }

  submit(last_seq = this.journal.seq, journal: Journal = this.journal): Promise<Told<AttemptResult>> {
    return this.app.call('submitAttempt', this.who, {
      path: { id: this.attempt.survey_id },
      body: { attempt_id: this.attempt.id, journal_id: journal.id, last_seq },
    });
  }

  autoSubmit(last_seq = this.journal.seq): Promise<Told<AttemptResult>> {
    return this.app.call('autoSubmitAttempt', this.who, {
      as: 'json',
      body: { attempt_id: this.attempt.id, journal_id: this.journal.id, last_seq },
    });
  }

  /** The attempt's current state on the server. */
  async reopen(): Promise<Attempt> {
    const { body } = await this.app.call<Answer<'getAttempt'>>('getAttempt', this.who, {
      path: { id: this.attempt.survey_id },
      query: { attempt_id: this.attempt.id },
    });
    return body.data;
  }

  review(as: Who = this.who): Promise<TestAnswer<Answer<'getReview'> & Problem>> {
    return this.app.call('getReview', as, { path: { id: this.attempt.id } });
  }

  /** Moves the clock to this many seconds after the deadline. */
  toDeadline(seconds = 0): void {
    this.app.clock.set(new Date(Date.parse(this.attempt.deadline) + seconds * 1000));
  }
}
