import type { FastifyInstance } from 'fastify';

/** Counts the requests that this process is answering, so that work in the background lets them go first. */
export class RequestsUnderWay {
  #count = 0;
  #waiting = new Set<() => void>();

  /** @returns what ends the request; to be called at least once */
  begin(): () => void {
    this.#count += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#count -= 1;
      if (this.#count === 0) for (const go of this.#waiting) go();
    };
  }

  /** Waits until no request is under way; under a load that never ends, only so long. */
  async pass(mostMs: number): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, mostMs);
      this.#waiting.add(go);
    });
  }
}

export function countRequests(fastify: FastifyInstance, requests: RequestsUnderWay): void {
  fastify.addHook('onRequest', (_request, { raw }, done) => {
    const end = requests.begin();
    // A client that leaves closes the response without finishing it.
    raw.once('finish', end).once('close', end);
    done();
  });
}
