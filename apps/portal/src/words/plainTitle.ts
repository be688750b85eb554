/** Blanks are markers in a question's text; a list shows them as lines. */
export function plainTitle(title: string): string {
  return title.replaceAll(/\[\[\d+\]\]/g, '____');
}
