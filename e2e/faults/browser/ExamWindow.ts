import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { AnswerValue, PaperQuestion } from '@sen/api/contract/model';
import { demoPassword } from '@sen/api/fixtures/people';
import { inEitherLanguage } from '../../patterns/inEitherLanguage.ts';
import { withAnyNumber } from '../../patterns/withAnyNumber.ts';
import { words } from '../../words.ts';
import type { SavedFile } from '../server/Supervisor.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { TypedAnswers } from '../TypedAnswers.ts';
import { answerByHand, shownAnswer } from './answerByHand.ts';
import { sealedName } from './sealedContent.ts';

const whole = (text: () => string) => new RegExp(`^${inEitherLanguage(text)}$`);
const nameOf = (number: number) => inEitherLanguage(() => words.questionView().question(number));
const saved = [() => words.examPlayer().savedAll(''), () => words.examPlayer().nothingYet];

/** Matches both languages: changing the language is one of the faults. */
const labels = {
  username: whole(() => words.signIn('username')),
  password: whole(() => words.signIn('password')),
  signIn: whole(() => words.signIn('submit')),
  leave: whole(() => words.examTaking('leaveNow')),
  retry: whole(() => words.patterns('retry')),
  saved: new RegExp(`^(${saved.map(inEitherLanguage).join('|')})`),
  aQuestion: withAnyNumber((number) => words.questionView().question(number), inEitherLanguage),
  saveFile: whole(() => words.examFile('saveFile')),
  otherLanguage: whole(() => words.examTaking('otherLanguage')),
};

const tokenKey = 'sen-token';
const isSignIn = (message: { url: () => string }) => message.url().endsWith('/auth/login');

/** A tab of a real Chromium with the exam, operated through its visible elements. */
export class ExamWindow {
  /** What became of each sign-in here. */
  private readonly signIns: string[] = [];
  /** Requests without an answer by now. */
  private readonly waiting = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly address: string,
    private readonly username: string,
  ) {
    page.on('request', (request) => this.waiting.add(request));
    page.on('requestfinished', (request) => this.waiting.delete(request));
    page.on('requestfailed', (request) => {
      this.waiting.delete(request);
      if (isSignIn(request)) this.signIns.push(request.failure()?.errorText ?? 'failed');
    });
    page.on('response', (response) => {
      if (isSignIn(response)) this.signIns.push(String(response.status()));
    });
  }

  static async open(context: BrowserContext, address: string, username: string): Promise<ExamWindow> {
    const window = new ExamWindow(await context.newPage(), address, username);
    await window.load();
    return window;
  }

  /** Ignores failures: they are expected without a network. */
  async load(): Promise<void> {
    await this.page.goto(this.address, { timeout: 20_000, waitUntil: 'commit' }).catch(() => undefined);
  }

  get saved(): Locator {
    return this.page.getByText(labels.saved).first();
  }

  /** Does what a user would to continue: signs in, retries, reloads; true when everything is saved. */
  async goOn(): Promise<boolean> {
    const { page } = this;
    if (await this.saved.isVisible()) return true;
    const button = (name: RegExp) => page.getByRole('button', { name }).first();
    const signIn = button(labels.signIn);
    const leave = button(labels.leave);
    const retry = button(labels.retry);
    if (await leave.isVisible()) await leave.click({ timeout: 5_000 }).catch(() => undefined);
    else if (await signIn.isVisible()) await this.signIn();
    else if (await retry.isVisible()) await retry.click({ timeout: 5_000 }).catch(() => undefined);
    else if (!this.isOurs()) await this.load();
    return false;
  }

  /** Whether our page (the exam or sign-in) is shown, and not the browser's own error page. */
  private isOurs(): boolean {
    const { origin, pathname } = new URL(this.page.url(), this.address);
    return this.address.startsWith(origin) && (pathname === '/' || pathname.includes('/exam/'));
  }

  private async signIn(): Promise<void> {
    const { page } = this;
    try {
      await page.getByLabel(labels.username).fill(this.username, { timeout: 5_000 });
      await page.getByLabel(labels.password).fill(demoPassword, { timeout: 5_000 });
      const submit = page.getByRole('button', { name: labels.signIn }).first();
      // A press before the page's script runs sends nothing: it is repeated on the next call.
      const sent = page.waitForRequest(isSignIn, { timeout: 3_000 });
      // The button is not found by its name while it waits, so its absence says nothing; and leaving would end the sign-in.
      const answered = page.waitForResponse(isSignIn, { timeout: 45_000 });
      await Promise.all([sent, answered, submit.click({ timeout: 5_000 })]);
      for (let turn = 0; turn < 100 && (await this.token()) === null; turn += 1) await wait(100);
      // Whoever is signed out in an exam signs in at its address. A second sign-in would end the session of the first.
      await submit.waitFor({ state: 'hidden', timeout: 10_000 });
      if (!page.url().includes('/exam/')) await this.load();
    } catch {
      // The page changed meanwhile, or the server is down: checked again on the next call.
    }
  }

  /** What the page shows and how it got there, for a person who reads a finding. */
  async evidence(): Promise<string> {
    const text = await this.page.locator('body').innerText().catch(String);
    const signIns = this.signIns.length === 0 ? 'no sign-in' : `sign-ins: ${this.signIns.join(', ')}`;
    const waiting = [...this.waiting].map((request) => `${request.method()} ${request.url()}`).join(', ');
    return `${this.page.url()} (${signIns}; waits for ${waiting || 'nothing'}): ${text.slice(0, 300)} … ${text.slice(-400)}`;
  }

  /** Waits for the exam; false after a time-out. */
  isSitting(): Promise<boolean> {
    const region = this.page.getByRole('region', { name: labels.aQuestion }).first();
    return region.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
  }

  /** The session token of this browser. */
  token(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), tokenKey).catch(() => null);
  }

  /** Opens the page of the question and returns the question. */
  async question({ number }: PaperQuestion): Promise<Locator> {
    const region = this.page.getByRole('region', { name: new RegExp(`^${nameOf(number)}\\b`) });
    if (!(await region.isVisible())) {
      const cell = new RegExp(`^${nameOf(number)},`);
      await this.page.getByRole('navigation').getByRole('button', { name: cell }).click();
      await region.waitFor();
    }
    return region;
  }

  async answer(question: PaperQuestion, random: SeededRandom, typedAnswers: TypedAnswers): Promise<void> {
    const region = await this.question(question);
    await answerByHand(region, question, random, (answer) => typedAnswers.answer(question.id, answer));
  }

  /** Keys may get lost on a page that is being left: what the page shows afterwards counts as the answer. */
  async answerIfItCan(
    question: PaperQuestion,
    random: SeededRandom,
    typedAnswers: TypedAnswers,
  ): Promise<void> {
    this.page.setDefaultTimeout(3_000);
    try {
      await this.answer(question, random, typedAnswers);
      const shown = await this.shown(question);
      if (shown) typedAnswers.answer(question.id, shown);
    } catch {
      typedAnswers.forget(question.id);
    }
    this.page.setDefaultTimeout(30_000);
  }

  async shown(question: PaperQuestion): Promise<AnswerValue | null> {
    return shownAnswer(await this.question(question), question);
  }

  /** Switches to another tab; headless windows send no visibility event themselves. */
  async turnAway(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }

  /** What the page counts down, in seconds; NaN while it shows no time. */
  async secondsLeft(): Promise<number> {
    const text = await this.page
      .getByRole('timer')
      .first()
      .textContent({ timeout: 5_000 })
      .catch(() => '');
    return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part || Number.NaN), 0);
  }

  /** Saves the hand-in file that the page offers when the exam is over and something is only on this device. */
  async saveFile(): Promise<SavedFile> {
    const offer = this.page.getByRole('button', { name: labels.saveFile }).first();
    await offer.waitFor({ timeout: 60_000 });
    const saving = this.page.waitForEvent('download');
    await offer.click();
    const text = await readFile(await (await saving).path(), 'utf8');
    const sealed = await this.page.evaluate((name) => String(Reflect.get(globalThis, name)), sealedName);
    return { text, content: JSON.parse(sealed) };
  }

  async changeLanguage(): Promise<void> {
    await this.page.getByRole('button', { name: labels.otherLanguage }).click();
  }

  async crash(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    const crashed = new Promise((resolve) => this.page.once('crash', resolve));
    devtools.send('Page.crash').catch(() => undefined);
    await Promise.race([crashed, wait(10_000)]);
    await this.close();
  }

  async close(): Promise<void> {
    await Promise.race([this.page.close().catch(() => undefined), wait(10_000)]);
  }
}
