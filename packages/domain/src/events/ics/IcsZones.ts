import { timeZone } from '../../time/timeZone.ts';
import { type IcsZone, utcZone } from './IcsZone.ts';
import { intlZone } from './intlZone.ts';

/** The zones of a calendar file, each made once: to make one is slow. */
export class IcsZones {
  readonly #known = new Map<string, IcsZone | null>();

  /** The zone of a time without one. */
  get product(): IcsZone {
    return this.find(timeZone) ?? utcZone;
  }

  /** Null for one that is unknown. */
  find(name: string): IcsZone | null {
    const key = name.toLowerCase();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const zone = intlZone(name);
    this.#known.set(key, zone);
    return zone;
  }
}
