import type { Timers } from '../device/PageEnvironment';

/** Milliseconds from the first key until typing is written to the journal, so that a crash loses less than a second. */
const typingPause = 300;

/** Questions with text that is not in the journal yet. */
export class TypingBuffer {
  private readonly waiting = new Map<string, () => void>();

  constructor(
    private readonly timers: Timers,
    private readonly write: (questionId: string) => void,
  ) {}

  typed(questionId: string): void {
    if (this.waiting.has(questionId)) return;
    const cancel = this.timers.after(typingPause, () => this.flush(questionId));
    this.waiting.set(questionId, cancel);
  }

  /** Writes everything now, because the page may be discarded. */
  flushAll(): void {
    for (const questionId of this.waiting.keys()) this.flush(questionId);
  }

  private flush(questionId: string): void {
    this.waiting.get(questionId)?.();
    this.waiting.delete(questionId);
    this.write(questionId);
  }
}
