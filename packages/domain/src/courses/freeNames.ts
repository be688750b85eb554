/** A name and what it becomes when others have it: 'A', 'A 2', 'A 3' … */
export function numberedNames(
  name: string,
  { count, maxLength }: { count: number; maxLength: number },
): string[] {
  return numbered(name, ' ', count, maxLength);
}

/** A code and what it becomes when others have it: 'A-2', 'A-3' … */
export function numberedCodes(
  code: string,
  { count, maxLength }: { count: number; maxLength: number },
): string[] {
  return numbered(code, '-', count + 1, maxLength).slice(1);
}

function numbered(text: string, separator: string, count: number, maxLength: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const suffix = at === 0 ? '' : `${separator}${at + 1}`;
    return `${text.slice(0, maxLength - suffix.length).trimEnd()}${suffix}`;
  });
}
