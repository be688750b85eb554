/** The blanks of a question are markers in its text; in a list they are drawn. */
export function plainTitle(title: string): string {
  return title.replaceAll(/\[\[\d+\]\]/g, '____');
}
