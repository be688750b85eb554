/** The CSS variable of a token path, without the leading dashes: `['color', 'textMuted']` is `sen-color-text-muted`. */
export function variableName(path: readonly string[]): string {
  const words = path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return ['sen', ...words].join('-');
}
