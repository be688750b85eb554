/** The colour of a text as a native colour input takes it, `#1d6f42`; null for anything but three or six hexadecimal digits. */
export function hexOf(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}
