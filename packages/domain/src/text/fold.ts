/** The letter eth looks like đ and is typed in its place by some keyboards and old converters. */
const dLetters = /[đĐðÐ]/g;
const combiningMarks = /[\u0300-\u036f]/g;

/**
 * The text without case and Vietnamese marks: 'Nguyễn Đình' → 'nguyen dinh', whether it came as NFC or as NFD.
 *
 * Equals, character for character, the SQL of the stored search columns:
 * `lower(regexp_replace(normalize(translate(name,'ĐđÐð','DdDd'),nfd),'[\u0300-\u036f]','','g'))`.
 */
export function fold(text: string): string {
  return (
    text
      .replace(dLetters, (letter) => (letter === 'đ' || letter === 'ð' ? 'd' : 'D'))
      .normalize('NFD')
      .replace(combiningMarks, '')
      // SQL's `lower` looks at one letter at a time; JavaScript's makes the last Σ of a word ς.
      .replace(/Σ/g, 'σ')
      .toLowerCase()
  );
}
