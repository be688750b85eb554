import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';

interface Place {
  href: string;
  label: string;
}

/** Pages with a list. */
type ListPath = 'members' | 'questions' | 'exams' | 'classes';

/** The last address of each list by the list's name, the latest at the end; gone with the page, and so with a sign-out. */
const places = new Map<string, Place>();

/** Notes where a list is: its page, search and filters. */
export function noteList(name: string, place: Place): void {
  places.delete(name);
  places.set(name, place);
}

/** Forgets all lists: a story begins as a fresh page. */
export function forgetLists(): void {
  places.clear();
}

/**
 * The link back to a list as it was left.
 * @param others names of lists that lead to the same pages; the one that was open last counts
 */
export function backToList(path: ListPath, ...others: readonly string[]): Place {
  const names: readonly string[] = [path, ...others];
  const last = [...places].findLast(([name]) => names.includes(name));
  return last?.[1] ?? { href: href(path), label: pageTitle(path) };
}

/** A link to a list, with the page, search and filters that it had when it was left. */
export function asLeft(place: Place): Place {
  return [...places.values()].find(({ href: noted }) => noted.split('?')[0] === place.href) ?? place;
}
