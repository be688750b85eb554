import type { ImportReport } from '@sen/api/contract/model';
import type { ImportMapping, ImportSource, ImportTarget } from '@sen/ui/ImportDialog';

type Headed = Pick<ImportReport, 'headers' | 'samples' | 'mapping' | 'columns'>;

/** The columns of the import. */
export function targetsOf({ columns }: Pick<Headed, 'columns'>): ImportTarget[] {
  return columns.map(({ one_of: oneOf, ...column }) => ({ ...column, oneOf }));
}

/** The columns of a file, labelled by their headings; `nameless` labels a column without heading by its letter. */
export function sourcesOf(
  { headers, samples }: Headed,
  nameless: (letter: string) => string,
): ImportSource[] {
  return headers.map((header, index) => ({
    id: String(index),
    label: header || nameless(letterOf(index)),
    sample: samples[index] || undefined,
  }));
}

/** The heading of a field in the file with its column's letter, as errors have it: 'Điểm thi (E)'; undefined where the file lacks it. */
export function headingOf(
  { headers, mapping }: Pick<Headed, 'headers' | 'mapping'>,
  key: string,
): string | undefined {
  const place = mapping[key];
  return place === undefined ? undefined : `${headers[place] ?? ''} (${letterOf(place)})`.trim();
}

/** The name of a spreadsheet column: A, B … Z, AA. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** Converts the server's column indexes to select values. */
export function mappingOf({ mapping, columns }: Headed): ImportMapping {
  return Object.fromEntries(
    columns.map(({ key }) => [key, mapping[key] === undefined ? null : String(mapping[key])]),
  );
}

/** Converts select values to the server's column indexes. */
export function placesOf(mapping: ImportMapping): Record<string, number> {
  const places: Record<string, number> = {};
  for (const [key, source] of Object.entries(mapping)) if (source !== null) places[key] = Number(source);
  return places;
}
