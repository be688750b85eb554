/** The letters that spreadsheets give a column, from 0: A … Z, AA, AB … */
export function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}
