import { href } from '../../routes/paths';

/** The address of a folder, by the names from the root. */
export function folderHref(names: readonly string[]): string {
  return [href('documents'), ...names.map(encodeURIComponent)].join('/');
}

/** The names in an address, as the browser has it: encoded. */
export function namesOf(address: string): string[] {
  return address
    .slice(href('documents').length)
    .split('/')
    .filter((step) => step !== '')
    .map(decoded);
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // Typed by hand: a percent sign that encodes nothing.
    return step;
  }
}
