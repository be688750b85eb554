import type { Package } from '@sen/api/contract/model';

/** Where the player of a package is: on its own origin, by default the host of this page with another port. */
export function packageAddress(
  { origin, port, path }: Pick<Package, 'origin' | 'port' | 'path'>,
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'> = window.location,
): { address: string; origin: string } {
  const address = new URL(`${path}player`, origin ?? `${protocol}//${hostname}:${port}`);
  return { address: address.href, origin: address.origin };
}
