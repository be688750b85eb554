import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** Counts and sums up the rows that pass through. */
export class RowDigest {
  rows = 0;
  #sum = 0n;

  async *of(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      this.#add(line);
      yield line;
    }
  }

  async read(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) this.#add(line);
  }

  #add(line: string): void {
    this.rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
