/** An LRU cache of immutable values: beyond `most`, the least recently used is evicted. */
export class LruCache<Value> {
  readonly #load: (key: string) => Promise<Value | undefined>;
  readonly #maxEntries: number;
  readonly #known = new Map<string, Value>();
  readonly #loading = new Map<string, Promise<Value | undefined>>();

  constructor(load: (key: string) => Promise<Value | undefined>, maxEntries: number) {
    this.#load = load;
    this.#maxEntries = maxEntries;
  }

  /** The value, synchronously when it is cached; a missing one is queried each time. */
  get(key: string): Value | Promise<Value | undefined> {
    const known = this.#known.get(key);
    if (known === undefined) return this.#loading.get(key) ?? this.#ask(key);
    this.#known.delete(key);
    this.#known.set(key, known);
    return known;
  }

  set(key: string, value: Value): void {
    this.#known.set(key, value);
    if (this.#known.size <= this.#maxEntries) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
  }

  #ask(key: string): Promise<Value | undefined> {
    const asked = this.#load(key)
      .then((value) => {
        if (value !== undefined) this.set(key, value);
        return value;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, asked);
    return asked;
  }
}
