import { setTimeout as wait } from 'node:timers/promises';
import type { Attempt, PaperQuestion } from '@sen/api/contract/model';
import { checkAttempt, checkPromises, type AttemptCheck } from '../checkAttempt.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { Link } from '../network/Link.ts';
import { Account } from '../server/Account.ts';
import { Patience } from '../server/Patience.ts';
import { awakeTime } from '../awakeTime.ts';
import type { Run } from '../Part.ts';
import { anyAnswer, emptyAnswer, keystrokes } from './anyAnswer.ts';
import { Profile } from './Profile.ts';
import type { Tab } from './Tab.ts';

/** Milliseconds: the journal's own time-out of a lost request is 10 s, and a busy machine needs more. */
const longest = 45_000;

/** One student of a run: an account, an attempt, and one or two devices. */
export class SimulatedStudent {
  private phone: Profile | undefined;

  private constructor(
    readonly account: Account,
    readonly attempt: Attempt,
    readonly desk: Profile,
    readonly run: Run,
  ) {}

  static async begin(username: string, run: Run): Promise<SimulatedStudent> {
    const account = new Account(username, run.server);
    const token = await account.signIn();
    const attempt = await account.start();
    const desk = await profileOf(`${username} at the desk`, account, attempt, run);
    run.report.attempts.add(attempt.id);
    const student = new SimulatedStudent(account, attempt, desk, run);
    desk.token = token;
    // The page of an exam is shown once it has the attempt, and with it the key of hand-in files.
    const tab = await desk.open();
    await tab.adopted;
    return student;
  }

  get random(): SeededRandom {
    return this.run.random;
  }

  get questions(): PaperQuestion[] {
    return this.attempt.paper.parts.flatMap(({ questions }) => questions);
  }

  async secondDevice(): Promise<Profile> {
    const { account, attempt, run } = this;
    const name = `${account.username} on the phone`;
    this.phone ??= await profileOf(name, account, attempt, { ...run, random: run.random.for('phone') });
    return this.phone;
  }

  /** Ends the sessions of all other devices. */
  async signIn(profile: Profile): Promise<void> {
    profile.token = await this.account.signIn();
    for (const { journal } of profile.tabs) journal.resume();
  }

  /** Answers in the tab: key by key, one question after the other. */
  async answerSome(profile: Profile, tab: Tab, count: number): Promise<void> {
    profile.focus(tab);
    for (let given = 0; given < count; given += 1) {
      const question = this.random.pick(this.questions);
      if (this.random.oneIn(12)) tab.journal.flag(question.id, this.random.oneIn(2));
      const clears = this.random.oneIn(14);
      const before = profile.typedAnswers.last(question.id);
      const answer = clears ? emptyAnswer(question) : anyAnswer(question, before, this.random);
      this.run.report.answers += 1;
      for (const value of keystrokes(answer)) {
        profile.typedAnswers.answer(question.id, value);
        tab.journal.answer(question.id, value);
        await wait(this.random.between(10, 60));
      }
      await wait(this.random.between(20, 250));
    }
  }

  /** Kills the page; the student opens the exam again and compares what is left. */
  async crash(profile: Profile, tab: Tab): Promise<Tab> {
    profile.focus(tab);
    // Such a page asks the user not to close it.
    if (!tab.state.durable) await this.recover(profile);
    const crashedAt = awakeTime();
    tab.kill();
    const next = await profile.open();
    profile.focus(next);
    for (const question of profile.typedAnswers.fresh)
      if (!profile.typedAnswers.acceptAfterCrash(question, next.shown(question), crashedAt))
        this.run.report.addLoss(
          `${profile.name}, question ${question}: a crash took more than a second of typing; ` +
            `${JSON.stringify(profile.typedAnswers.last(question))} became ${JSON.stringify(next.shown(question))}`,
        );
    return next;
  }

  /** Network and server are back, and the student is signed in with the exam open. */
  async recover(profile: Profile): Promise<void> {
    await this.run.server.up();
    const wasCut = !profile.online;
    profile.setOnline(true);
    if (profile.token !== this.account.token) await this.signIn(profile);
    profile.focus(await profile.anyTab());
    const since = performance.now();
    const { boots } = this.run.server;
    await this.untilSynced(profile);
    if (wasCut && boots === this.run.server.boots) this.run.report.syncTimes.push(performance.now() - since);
  }

  /** Waits until the server has all changes of the device; reports a time-out when that takes too long. */
  async untilSynced(profile: Profile): Promise<void> {
    const patience = new Patience(this.run.server, longest);
    while (!profile.tabs.every(({ synced }) => synced)) {
      // A pending request of the old session has ended the new one for the page, too.
      if (profile.tabs.some(({ state }) => state.link === 'signedOut')) await this.signIn(profile);
      if (await patience.isOver()) {
        const states = profile.tabs.map(({ state: { link, reason } }) => ({ link, reason }));
        return this.run.report.addTimeOut(
          `${profile.name}: not at the server after ${longest} ms: ${JSON.stringify(states)}`,
        );
      }
      await wait(40);
    }
  }

  /** Checks during a fault that everything acknowledged is on the server. */
  async checkPromises(fault: string): Promise<void> {
    await checkPromises(this.held(fault));
  }

  /** Compares everything with the server. The student does nothing meanwhile. */
  async check(fault: string): Promise<void> {
    for (const { link } of this.profiles) await link.settled();
    await checkAttempt(this.held(fault));
  }

  /** Compares the server alone: what pages without a network cannot show yet is not looked at. */
  async checkServer(fault: string): Promise<void> {
    await checkAttempt({ ...this.held(fault), pages: [] });
  }

  /** Extra time counts once, and every page knows of it. */
  async checkDeadline(expected: number): Promise<void> {
    const { deadline } = await this.account.attempt(this.attempt.id);
    const given = `${this.account.username}: the deadline is ${deadline} instead of ${new Date(expected).toISOString()}`;
    if (Date.parse(deadline) < expected) this.run.report.addLoss(given);
    if (Date.parse(deadline) > expected) this.run.report.addDuplicate(given);
    const patience = new Patience(this.run.server, longest);
    while (this.desk.tabs.some(({ state }) => state.deadline !== expected)) {
      if (await patience.isOver()) return this.run.report.addLoss(`${given} for its page`);
      await wait(50);
    }
  }

  /** Opens the exam anew, as a student does whose page showed that it is over. */
  async openAnew(profile: Profile): Promise<Tab> {
    while (profile.tabs[0]) profile.tabs[0].leave();
    return profile.open();
  }

  private held(fault: string): AttemptCheck {
    return {
      where: `${this.account.username} after “${fault}”`,
      account: this.account,
      attemptId: this.attempt.id,
      ledger: this.run.ledger.of(this.attempt.id),
      devices: this.profiles.map(({ typedAnswers }) => typedAnswers),
      pages: this.desk.tabs.map((tab) => (question: string) => Promise.resolve(tab.shown(question))),
      report: this.run.report,
    };
  }

  private get profiles(): Profile[] {
    return this.phone ? [this.desk, this.phone] : [this.desk];
  }

  async end(): Promise<void> {
    for (const profile of this.profiles) {
      while (profile.tabs[0]) profile.tabs[0].leave();
      await profile.link.settled();
      profile.link.close();
    }
  }
}

async function profileOf(name: string, account: Account, attempt: Attempt, { server, ledger, random }: Run) {
  const subject = {
    user_id: account.userId,
    attempt_id: attempt.id,
    survey_id: attempt.survey_id,
    title: attempt.title,
  };
  const link = await Link.open(server.port, ledger, random.for('link'));
  return new Profile(name, link, subject, random.for('profile'), random.pick([0, 0, -7_200_000, 7_200_000]));
}
