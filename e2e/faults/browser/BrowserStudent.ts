import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import type { AnswerValue, Attempt, PaperQuestion } from '@sen/api/contract/model';
import { checkAttempt, checkPromises, type AttemptCheck } from '../checkAttempt.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { awakeTime } from '../awakeTime.ts';
import { Link } from '../network/Link.ts';
import type { Run } from '../Part.ts';
import { TypedAnswers } from '../TypedAnswers.ts';
import { Account, openExam } from '../server/Account.ts';
import { Patience } from '../server/Patience.ts';
import { ExamWindow } from './ExamWindow.ts';
import { noteSealed, sealedName } from './sealedContent.ts';

const longest = 120_000;
/** Milliseconds: less than the shortest extra time, and more than a busy page takes to count on. */
const clockTolerance = 20_000;

/** A browser profile on a device of its own, with a network of its own. */
export interface Desk {
  context: BrowserContext;
  link: Link;
  typedAnswers: TypedAnswers;
  windows: ExamWindow[];
}

/** A student who takes the exam in a real Chromium. */
export class BrowserStudent {
  private constructor(
    private readonly browser: Browser,
    readonly account: Account,
    readonly attempt: Attempt,
    readonly run: Run,
    readonly desk: Desk,
  ) {}

  static async begin(browser: Browser, username: string, run: Run): Promise<BrowserStudent> {
    const account = new Account(username, run.server);
    await account.signIn();
    const attempt = await account.start();
    run.report.attempts.add(attempt.id);
    const student = new BrowserStudent(browser, account, attempt, run, await newDesk(browser, run));
    await student.recover(student.desk);
    return student;
  }

  get random(): SeededRandom {
    return this.run.random;
  }

  get questions(): PaperQuestion[] {
    return this.attempt.paper.parts.flatMap(({ questions }) => questions);
  }

  /** A new phone without stored data. */
  newDevice(): Promise<Desk> {
    return newDesk(this.browser, this.run);
  }

  async open(desk: Desk): Promise<ExamWindow> {
    const { exam, assignment, classroom } = openExam;
    const path = `/classroom/${classroom}/survey/${exam}/exam/${assignment}/class/false/${this.attempt.id}`;
    const window = await ExamWindow.open(desk.context, `${desk.link.address}${path}`, this.account.username);
    desk.windows.push(window);
    return window;
  }

  async anyWindow(desk: Desk): Promise<ExamWindow> {
    return desk.windows[0] ?? (await this.open(desk));
  }

  async answerSome(desk: Desk, window: ExamWindow, count: number): Promise<void> {
    for (let given = 0; given < count; given += 1) {
      this.run.report.answers += 1;
      await window.answer(this.random.pick(this.questions), this.random, desk.typedAnswers);
      await wait(this.random.between(20, 300));
    }
  }

  /** Takes the network away; the browser knows it. */
  async cut(desk: Desk): Promise<void> {
    desk.link.cut();
    await desk.context.setOffline(true);
  }

  async restore(desk: Desk): Promise<void> {
    await desk.context.setOffline(false);
    desk.link.restore();
  }

  /** Crashes the renderer, opens the exam again as soon as possible and compares what is left. */
  async crash(desk: Desk, window: ExamWindow): Promise<void> {
    await this.leave(desk, window, () => window.crash());
  }

  /** A crash must not have lost more than it may. */
  async leave(desk: Desk, window: ExamWindow, how: () => Promise<void>): Promise<void> {
    const at = awakeTime();
    await how();
    desk.windows.splice(desk.windows.indexOf(window), 1);
    await this.run.server.up();
    desk.link.restore();
    await this.recover(desk);
    const next = await this.anyWindow(desk);
    for (const question of this.fresh(desk)) {
      const shown = await next.shown(question);
      if (!desk.typedAnswers.acceptAfterCrash(question.id, shown, at))
        this.run.report.addLoss(
          `${this.account.username}, question ${question.id}: more went with the page than may; ` +
            `${JSON.stringify(desk.typedAnswers.last(question.id))} became ${JSON.stringify(shown)}`,
        );
    }
  }

  /** Network and server are back; the student continues until the page reports everything as saved. */
  async recover(desk: Desk): Promise<void> {
    await this.run.server.up();
    const window = await this.anyWindow(desk);
    const wasCut = desk.link.isCut && !window.page.isClosed();
    await this.restore(desk);
    const since = performance.now();
    const { boots } = this.run.server;
    const patience = new Patience(this.run.server, longest);
    while (!(await window.goOn())) {
      if (await patience.isOver()) {
        this.run.report.addTimeOut(
          `${this.account.username}: not saved after ${longest} ms at ${await window.evidence()}`,
        );
        // A sign-in whose answer never came has ended the session by which the server is asked.
        await this.account.signIn();
        return;
      }
      await wait(100);
    }
    if (wasCut && boots === this.run.server.boots) this.run.report.syncTimes.push(performance.now() - since);
    this.account.token = (await window.token()) ?? this.account.token;
  }

  async checkPromises(fault: string): Promise<void> {
    await checkPromises(this.held(fault, []));
  }

  async check(fault: string, ...others: Desk[]): Promise<void> {
    for (const { link } of [this.desk, ...others]) await link.settled();
    await checkAttempt(this.held(fault, others));
  }

  /** Compares the server alone: what the page cannot show yet is not looked at. */
  async checkServer(fault: string): Promise<void> {
    await this.desk.link.settled();
    await checkAttempt({ ...this.held(fault, []), pages: [] });
  }

  /** Extra time counts once, and the page counts down to the new end. */
  async checkDeadline(expected: number): Promise<void> {
    const { deadline } = await this.account.attempt(this.attempt.id);
    const given = `${this.account.username} in Chromium: the deadline is ${deadline} instead of ${new Date(expected).toISOString()}`;
    if (Date.parse(deadline) < expected) this.run.report.addLoss(given);
    if (Date.parse(deadline) > expected) this.run.report.addDuplicate(given);
    const patience = new Patience(this.run.server, longest);
    while (Math.abs(Date.now() + (await this.secondsLeft()) * 1_000 - expected) > clockTolerance) {
      if (await patience.isOver()) return this.run.report.addLoss(`${given} for its page`);
      await wait(200);
    }
  }

  private async secondsLeft(): Promise<number> {
    return (await this.anyWindow(this.desk)).secondsLeft();
  }

  /** Reports a page that cannot be operated as a finding, with its visible text. */
  async reportState(fault: string, error: unknown): Promise<void> {
    for (const window of this.desk.windows) console.error(`  ${await window.evidence()}`);
    this.run.report.addTimeOut(
      `${this.account.username} in Chromium could not go on after “${fault}”: ${String(error)}`,
    );
  }

  async end(): Promise<void> {
    await endDesk(this.desk);
  }

  private fresh(desk: Desk): PaperQuestion[] {
    return this.questions.filter(({ id }) => desk.typedAnswers.fresh.has(id));
  }

  private held(fault: string, others: readonly Desk[]): AttemptCheck {
    const fresh = new Set([this.desk, ...others].flatMap((desk) => this.fresh(desk)));
    const readShown = async (id: string): Promise<AnswerValue | null | undefined> => {
      const question = [...fresh].find((each) => each.id === id);
      return question ? (await this.anyWindow(this.desk)).shown(question) : undefined;
    };
    return {
      where: `${this.account.username} in Chromium after “${fault}”`,
      account: this.account,
      attemptId: this.attempt.id,
      ledger: this.run.ledger.of(this.attempt.id),
      devices: [this.desk, ...others].map(({ typedAnswers }) => typedAnswers),
      pages: [readShown],
      report: this.run.report,
    };
  }
}

async function newDesk(browser: Browser, { server, ledger, random }: Run): Promise<Desk> {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(noteSealed, sealedName);
  const link = await Link.open(server.port, ledger, random.for('link'));
  return { context, link, typedAnswers: new TypedAnswers(), windows: [] };
}

export async function endDesk({ context, link }: Desk): Promise<void> {
  await context.close();
  await link.settled();
  link.close();
}
