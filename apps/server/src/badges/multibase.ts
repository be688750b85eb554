const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes as multibase text in base 58, with its mark `z`. */
export function multibase(bytes: Buffer): string {
  let number = BigInt(`0x0${bytes.toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = (digits[Number(number % 58n)] ?? '') + text;
  // A zero byte at the front is a digit of its own.
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`;
}
