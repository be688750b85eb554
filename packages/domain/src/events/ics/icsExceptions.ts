import type { CalendarFault } from '@sen/api/contract/model';
import { type IcsLines, linesOf } from './icsComponents.ts';
import { icsTime, type IcsTime } from './icsTime.ts';
import type { IcsZones } from './IcsZones.ts';

/** What an event says of its times beside its rule. */
export interface IcsExceptions {
  readonly excluded: readonly IcsTime[];
  readonly added: readonly IcsTime[];
}

/** Of an event together; each is converted from its zone. */
const mostExceptions = 1000;

/** The times that EXDATE excludes and RDATE adds, in zones as those of a start are. */
export function icsExceptions(lines: IcsLines, zones: IcsZones): IcsExceptions | CalendarFault {
  const excluded = valuesOf(lines, 'EXDATE');
  const added = valuesOf(lines, 'RDATE');
  // A period has an end of its own, which events here that repeat have not.
  const isPeriod = linesOf(lines, 'RDATE').some(({ parameters }) => parameters.get('VALUE') === 'PERIOD');
  if (isPeriod || excluded.length + added.length > mostExceptions) return 'repeats';
  const read = (values: typeof excluded) => values.map((line) => icsTime(line, zones));
  const all = { excluded: read(excluded), added: read(added) };
  const times = [...all.excluded, ...all.added];
  if (times.includes('zone')) return 'zone';
  if (times.includes(null)) return 'times';
  const isTime = (time: IcsTime | 'zone' | null): time is IcsTime => time !== null && time !== 'zone';
  return { excluded: all.excluded.filter(isTime), added: all.added.filter(isTime) };
}

/** Each value of the lines of this name as a line of its own. */
const valuesOf = (lines: IcsLines, name: string) =>
  linesOf(lines, name).flatMap((line) => line.value.split(',').map((value) => ({ ...line, value })));
