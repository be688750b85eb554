import type { IcsLine } from './icsLines.ts';

/** Null for a line that is not understood. */
export type IcsLines = readonly (IcsLine | null)[];

/** What a file says of a time zone of its own. */
export interface ZoneDefinition {
  readonly lines: IcsLines;
  /** The lines of each of its times: standard and daylight saving. */
  readonly observances: readonly IcsLines[];
}

interface IcsComponents {
  /** The lines of each event, without those of what is nested in it. */
  readonly events: readonly IcsLines[];
  readonly zones: readonly ZoneDefinition[];
}

const deepest = 8;

/** The events and the zones of a calendar file; undefined for what is no calendar file. */
export function icsComponents(lines: IcsLines): IcsComponents | undefined {
  const events: (IcsLine | null)[][] = [];
  const zones: { lines: (IcsLine | null)[]; observances: (IcsLine | null)[][] }[] = [];
  const open: string[] = [];
  if (lines[0]?.name !== 'BEGIN' || lines[0].value.trim().toUpperCase() !== 'VCALENDAR') return undefined;
  for (const line of lines) {
    const value = line?.value.trim().toUpperCase() ?? '';
    if (line?.name === 'BEGIN') {
      open.push(value);
      if (open.length > deepest) return undefined;
      if (open.length === 2 && value === 'VEVENT') events.push([]);
      if (open.length === 2 && value === 'VTIMEZONE') zones.push({ lines: [], observances: [] });
      if (open.length === 3 && open[1] === 'VTIMEZONE') zones.at(-1)?.observances.push([]);
    } else if (line?.name === 'END') {
      if (open.pop() !== value) return undefined;
    } else if (open[1] === 'VEVENT' && open.length === 2) events.at(-1)?.push(line);
    else if (open[1] === 'VTIMEZONE' && open.length === 2) zones.at(-1)?.lines.push(line);
    else if (open[1] === 'VTIMEZONE' && open.length === 3) zones.at(-1)?.observances.at(-1)?.push(line);
  }
  return open.length === 0 ? { events, zones } : undefined;
}

export const lineOf = (lines: IcsLines, name: string): IcsLine | null | undefined =>
  lines.find((line) => line?.name === name);

export const linesOf = (lines: IcsLines, name: string): IcsLine[] =>
  lines.filter((line): line is IcsLine => line?.name === name);
