const reserved = /(?:^|[.@])(?:example\.(?:com|net|org)|example|invalid|test)$/;

/** Whether the name of an address is reserved for examples and tests (RFC 6761, RFC 2606): no mail can reach it. */
export function isReservedAddress(email: string): boolean {
  return reserved.test(email.trim().toLowerCase());
}
