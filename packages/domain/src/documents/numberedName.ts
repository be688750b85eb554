import { extensionOf } from '../files/fileExtensions.ts';
import { nameKey } from '../text/sameName.ts';
import { documentLimits } from './documentLimits.ts';
import { shortened } from './documentName.ts';

/** The parts around the number of a copy: 'Bài 1.pdf' becomes 'Bài 1 (2).pdf'; a folder's name has no extension. */
function partsOf(name: string, isFile: boolean): { base: string; end: string } {
  const extension = isFile ? extensionOf(name) : '';
  const dot = name.length - extension.length - 1;
  // '.env' is a name and no extension.
  return extension === '' || dot === 0
    ? { base: name, end: '' }
    : { base: name.slice(0, dot), end: name.slice(dot) };
}

/** What the keys of all numbered forms of a name begin with. */
export function numberedKeyStart(name: string, isFile: boolean): string {
  return nameKey(shortBase(partsOf(name, isFile)));
}

const longestNumber = ' (100000)'.length;

/** Leaves room for the number, without cutting a character in half. */
function shortBase({ base, end }: { base: string; end: string }): string {
  const room = documentLimits.name - end.length - longestNumber;
  return base.length <= room ? base : shortened(base, room);
}

/** The name, or its first numbered form that no name of the folder equals. `taken` has the keys (`nameKey`) of the names there. */
export function numberedName(name: string, isFile: boolean, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  const { base, end } = partsOf(name, isFile);
  const short = shortBase({ base, end });
  for (let number = 2; ; number++) {
    const numbered = `${short} (${number})${end}`;
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}
