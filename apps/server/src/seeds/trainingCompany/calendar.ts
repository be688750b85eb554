const minute = 60_000;
const day = 24 * 60 * minute;
/** Việt Nam is seven hours ahead of UTC all year. */
const zone = 7 * 60 * minute;

/** The days of the year that ends at a moment, which is day 0. */
export class Calendar {
  readonly end: Date;
  readonly #midnight: number;

  constructor(end: Date) {
    this.end = end;
    this.#midnight = Math.floor((end.getTime() + zone) / day) * day - zone;
  }

  /** A moment of a day in the company's local time; hours may have a fraction, minutes are whole. */
  at(dayOfYear: number, hour: number): Date {
    const time = this.#midnight + Math.floor(dayOfYear) * day + hour * 60 * minute;
    return new Date(Math.floor(time / minute) * minute);
  }

  isPast(time: Date): boolean {
    return time.getTime() < this.end.getTime() - 90 * minute;
  }
}

export function after(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * minute);
}
