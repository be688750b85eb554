import type { Query } from '@sen/api/contract/model';

const id = /^[1-9]\d{0,17}$/;

/** What the address of the desk can say, and its values. */
const said: Readonly<Record<string, RegExp>> = {
  exam: id,
  question: id,
  by: /^(?:attempt|question)$/,
  anonymous: /^[01]$/,
};

/**
 * The answers that an address asks for. Null for one that says something else: its answers would be others than those meant, and an
 * empty desk would say that they are marked.
 */
export function deskCall(address: URLSearchParams): Query<'getMarkingQueue'> | null {
  const names = [...address.keys()];
  const isRead = names.every(
    (name) => Object.hasOwn(said, name) && said[name]?.test(address.get(name) ?? ''),
  );
  if (!isRead || new Set(names).size < names.length) return null;
  const [assignment_id, question_id] = [address.get('exam'), address.get('question')];
  return {
    ...(assignment_id === null ? {} : { assignment_id }),
    ...(question_id === null ? {} : { question_id }),
    by: address.get('by') === 'attempt' ? 'attempt' : 'question',
    anonymous: address.get('anonymous') === '1',
    limit: 50,
  };
}
