/** The page numbers to display: at most `maxLength`, with the current page as close to the middle as possible. */
export function pageWindow(page: number, pages: number, maxLength: number): number[] {
  const length = Math.min(pages, maxLength);
  const ideal = page - Math.floor((length - 1) / 2);
  const first = Math.max(1, Math.min(ideal, pages - length + 1));
  return Array.from({ length }, (_, place) => first + place);
}
