/** The parts of a rule such as FREQ=WEEKLY;COUNT=3 by their names; null when it has others than these, or one twice. */
export function ruleParts(value: string, known: ReadonlySet<string>): ReadonlyMap<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of value.trim().toUpperCase().split(';')) {
    const [name = '', given = ''] = part.split('=');
    if (!known.has(name) || parts.has(name)) return null;
    parts.set(name, given);
  }
  return parts;
}
