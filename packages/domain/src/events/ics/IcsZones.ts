import { timeZone } from '../../time/timeZone.ts';
import { lineOf, type ZoneDefinition } from './icsComponents.ts';
import { icsText } from './icsLines.ts';
import { type IcsZone, utcZone } from './IcsZone.ts';
import { intlZone } from './intlZone.ts';
import { ownZone } from './ownZone.ts';
import { windowsZones } from './windowsZones.ts';

/** How many zones of its own a file may have. */
const mostOwn = 50;

/** The zones of a calendar file, each made once: to make one is slow. */
export class IcsZones {
  readonly #known = new Map<string, IcsZone | null>();
  readonly #own = new Map<string, ZoneDefinition>();

  constructor(definitions: readonly ZoneDefinition[] = []) {
    for (const definition of definitions.slice(0, mostOwn)) {
      const name = lineOf(definition.lines, 'TZID')?.value.toLowerCase() ?? '';
      // As a parameter it is not escaped.
      for (const each of [name, icsText(name)]) if (!this.#own.has(each)) this.#own.set(each, definition);
    }
  }

  /** The zone of a time without one. */
  get product(): IcsZone {
    return this.find(timeZone) ?? utcZone;
  }

  /** By its IANA or Windows name, else as the file itself defines it; null for one that is unknown. */
  find(name: string): IcsZone | null {
    const key = name.toLowerCase();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const own = this.#own.get(key);
    const zone = intlZone(windowsZones.get(key) ?? name) ?? (own ? ownZone(own) : null);
    this.#known.set(key, zone);
    return zone;
  }
}
