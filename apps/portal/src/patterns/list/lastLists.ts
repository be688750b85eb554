import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';

interface Place {
  href: string;
  label: string;
}

type Titled = Parameters<typeof pageTitle>[0];

/** The titled paths without parameters, of which any may have a list. */
type ListPath = { [Name in Titled]: keyof ParamsOf<Name> extends never ? Name : never }[Titled];

/** Where each list was left, by its address without the query, the latest at the end; gone with the page, and so with a sign-out. */
const places = new Map<string, Place>();

/** The row that had the focus last, by the address of its list without the query. */
const rows = new Map<string, string>();

const addressOf = ({ href: place }: Place) => place.split('?')[0] ?? place;

/** Notes where a list is: its page, search and filters. */
export function noteList(place: Place): void {
  places.delete(addressOf(place));
  places.set(addressOf(place), place);
}

/** Forgets all lists: a story begins as a fresh page. */
export function forgetLists(): void {
  places.clear();
  rows.clear();
}

/** Where that list of these addresses that was open last was left, if one was open. */
export function lastList(...addresses: readonly string[]): Place | undefined {
  return [...places].findLast(([address]) => addresses.includes(address))?.[1];
}

/** The same of these addresses, or below the first one: the events of one organizer. */
export function lastListBelow(above: string, ...addresses: readonly string[]): Place | undefined {
  const last = [...places].findLast(
    ([address]) => addresses.includes(address) || address.startsWith(`${above}/`),
  );
  return last?.[1];
}

/** Notes the row of the list at this address that one is on. */
export function noteRow(address: string, id: string): void {
  rows.set(address, id);
}

/** The row of the list at this address that one was on last. */
export const lastRow = (address: string): string | undefined => rows.get(address);

/** Whether the list of this path was open last, of those whose addresses begin with its own. */
export function wasLast(path: ListPath): boolean {
  const own = href(path);
  const last = [...places].findLast(([address]) => address === own || address.startsWith(`${own}/`));
  return last?.[0] === own;
}

/**
 * The link back to a list as it was left.
 * @param others other lists and boards that lead to the same page; the one that was open last counts
 */
export function backToList(path: ListPath, ...others: readonly ListPath[]): Place {
  const last = lastList(...[path, ...others].map((name) => href(name)));
  return last ?? { href: href(path), label: pageTitle(path) };
}
