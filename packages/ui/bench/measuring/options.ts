/** A number that the command line gives: `--name 5`. */
export function option(name: string, otherwise: number): number {
  return Number(textOption(name, String(otherwise)));
}

export function textOption(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}
