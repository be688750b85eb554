/** What a source yields, each item asked for while the one before it is used. */
export async function* readAhead<Item>(source: AsyncGenerator<Item, void>): AsyncGenerator<Item, void> {
  try {
    let next = source.next();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one item ahead
      const { done, value } = await next;
      if (done) return;
      next = source.next();
      // Whoever stops early never asks for it; whoever goes on gets its error.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await source.return();
  }
}
