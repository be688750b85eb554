const plainNumber = /^[+-−]?\s?(\d{1,3}([ .,\u00a0]\d{3})+|\d+)([.,]\d+)?$/;

/** Whether a text is a number, with `,` or `.` as the decimal mark. An empty text is valid. */
export function looksLikeNumber(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || plainNumber.test(trimmed);
}
