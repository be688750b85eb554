import type { Timers } from './Environment';

/** Typing reaches the journal this many milliseconds after its first key, so that a crash takes less than a second. */
const typingPause = 300;

/** Questions that are being typed in and whose text is not in the journal yet. */
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

  /** All of it now: the page may not come back. */
  flushAll(): void {
    for (const questionId of this.waiting.keys()) this.flush(questionId);
  }

  private flush(questionId: string): void {
    this.waiting.get(questionId)?.();
    this.waiting.delete(questionId);
    this.write(questionId);
  }
}
