/** A Vietnamese name ends with the given name: Nguyễn Thị Minh Anh is 'MA', not 'NT'. A single word gives one letter. */
export function initials(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  return words
    .slice(-2)
    .map((word) => [...word].at(0) ?? '')
    .join('')
    .toLocaleUpperCase('vi');
}
