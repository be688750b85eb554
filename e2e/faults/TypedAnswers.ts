import { isDeepStrictEqual } from 'node:util';
import type { AnswerValue } from '@sen/api/contract/model';
import { awakeTime } from './awakeTime.ts';

interface Typed {
  value: AnswerValue;
  at: number;
}

/** A crash may lose only typing that is younger than this (battery R3). */
const crashLossLimit = 1_000;
/**
 * Milliseconds: a choice is in the journal once an IndexedDB transaction ends, faster than a crash could be noticed.
 */
const choiceLossLimit = 250;
const texts = new Set<AnswerValue['type']>(['short_answer', 'long_answer', 'fill_keyword', 'fill_number']);

/** The answers that a student has given on one device, in order. */
export class TypedAnswers {
  private readonly typed = new Map<string, Typed[]>();
  /** Questions answered here since the last check. */
  readonly fresh = new Set<string>();

  answer(question: string, value: AnswerValue): void {
    const list = this.typed.get(question) ?? [];
    this.typed.set(question, [...list.slice(-30), { value, at: awakeTime() }]);
    this.fresh.add(question);
  }

  /** Forgets the answers, when the expected value is unknown. */
  forget(question: string): void {
    this.typed.delete(question);
    this.fresh.delete(question);
  }

  last(question: string): AnswerValue | null {
    return this.typed.get(question)?.at(-1)?.value ?? null;
  }

  /** After a crash the student accepts `shown` as the answer. False when more was lost than a crash may lose. */
  acceptAfterCrash(question: string, shown: AnswerValue | null, crashedAt: number): boolean {
    const list = this.typed.get(question) ?? [];
    const lossLimit = texts.has(list.at(-1)?.value.type ?? 'one_choice') ? crashLossLimit : choiceLossLimit;
    const certain = list.findLastIndex(({ at }) => at <= crashedAt - lossLimit);
    const possible: (AnswerValue | null)[] = list.slice(Math.max(0, certain)).map(({ value }) => value);
    if (certain < 0) possible.push(null);
    const kept = possible.some((value) => isDeepStrictEqual(value, shown));
    if (kept && shown) this.typed.set(question, [{ value: shown, at: crashedAt - lossLimit }]);
    if (kept && !shown) this.typed.delete(question);
    return kept;
  }

  /** Takes the server's answers as the expected ones. */
  confirm(question: string, value: AnswerValue | null): void {
    if (value) this.typed.set(question, [{ value, at: -Infinity }]);
  }

  questions(): string[] {
    return [...this.typed.keys()];
  }
}
