/**
 * Calls with parts of a list that is longer than a call takes, one after the other. One that fails ends it; what those before it have
 * done stays, so that calling again with the whole list must do no harm.
 */
export async function inParts<Item, Answer>(
  items: readonly Item[],
  size: number,
  call: (part: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += size)
    // oxlint-disable-next-line no-await-in-loop -- a failed part ends it
    answers.push(await call(items.slice(from, from + size)));
  return answers;
}
