/** The letter eth looks like đ; some keyboards and old converters produce it instead. */
const dLetters = /[đĐðÐ]/g;
const combiningMarks = /[\u0300-\u036f]/g;

/**
 * Removes case and Vietnamese diacritics: 'Nguyễn Đình' → 'nguyen dinh', from NFC or NFD.
 *
 * Must equal, character for character, the SQL of the stored columns of unique names:
 * `lower(regexp_replace(normalize(translate(name,'ĐđÐð','DdDd'),nfd),'[\u0300-\u036f]','','g'))`.
 */
export function fold(text: string): string {
  return (
    text
      .replace(dLetters, (letter) => (letter === 'đ' || letter === 'ð' ? 'd' : 'D'))
      .normalize('NFD')
      .replace(combiningMarks, '')
      // SQL's `lower` maps each letter separately; JavaScript turns a final Σ into ς.
      .replace(/Σ/g, 'σ')
      .toLowerCase()
  );
}
