/** For reading out and typing by hand: without 0 and O, 1, I and L. */
export const activationLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Sixteen of them are 79 bits: too many to guess, even by who has the hashes. */
export const activationLength = 16;

const group = 4;

/** Normalises a typed code: people dictate it, so spaces, dashes and case are ignored. */
export function activationCodeOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** A code in groups, as it is handed out. */
export function groupedCode(code: string): string {
  return (code.match(new RegExp(`.{1,${group}}`, 'gu')) ?? []).join('-');
}

/** Whether a normalised text can be a code at all. */
export function isActivationCode(code: string): boolean {
  return code.length === activationLength && [...code].every((letter) => activationLetters.includes(letter));
}
