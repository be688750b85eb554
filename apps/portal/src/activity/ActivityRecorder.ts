import type { Answer, VisitReport } from '@sen/api/contract/model';
import { ActivityMeter } from './ActivityMeter';
import type { KeptReport, Place, Progress, ReportStore } from './reportStore';

type Recorded = Answer<'recordActivity'>['data'];

/** What a recorder needs of the browser. */
export interface RecorderEnvironment {
  /** Milliseconds of a clock that is never set back. */
  now: () => number;
  /** Milliseconds since 1970. */
  wall: () => number;
  newId: () => string;
  reports: ReportStore;
  /** @throws when the server has not answered, or refuses all of it */
  send: (reports: VisitReport[], outlivesPage: boolean) => Promise<Recorded>;
  /** Whether an error of `send` would come again for the same reports. */
  isFinal: (error: unknown) => boolean;
}

/** Milliseconds between two reports. */
export const reportEvery = 30_000;
/** Milliseconds without use after which the next use is another visit. */
const visitEnds = 30 * 60_000;
/** Seconds of use after which a visit is followed by another one; the server takes a day. */
const longestVisit = 12 * 3600;
/** Seconds for which the server takes reports, and what packaged courses said. */
export const takenFor = 7 * 24 * 3600;
const mostAtOnce = 200;

interface Visit {
  id: string;
  place: Place | null;
  meter: ActivityMeter;
  reported: number;
  progress: Progress | null;
  isProgressKept: boolean;
}

/**
 * Records how long a page is used. A report holds the seconds of the whole visit, and is kept on the device until the server has it:
 * what is sent twice, late or by another tab counts once.
 */
export class ActivityRecorder {
  readonly #environment: RecorderEnvironment;
  readonly #listeners = new Set<(recorded: Recorded) => void>();
  #visit: Visit;
  #isVisible: boolean;
  #sending: Promise<void> | null = null;

  constructor(environment: RecorderEnvironment, isVisible: boolean) {
    this.#environment = environment;
    this.#isVisible = isVisible;
    this.#visit = this.#begin(null);
  }

  /** The lesson that is open now; null on other pages. Each change is another visit. */
  enter(place: Place | null): void {
    const { place: last } = this.#visit;
    if (last?.session_id === place?.session_id && last?.classroom_id === place?.classroom_id) return;
    this.#keep();
    this.#visit = this.#begin(place);
  }

  input(): void {
    const now = this.#environment.now();
    if (this.#visit.meter.unusedFor(now) > visitEnds) {
      this.#keep();
      this.#visit = this.#begin(this.#visit.place);
    }
    this.#visit.meter.input(now);
  }

  setPlaying(isPlaying: boolean): void {
    this.#visit.meter.setPlaying(isPlaying, this.#environment.now());
  }

  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    if (isVisible) this.input();
    this.#isVisible = isVisible;
    this.#visit.meter.setVisible(isVisible, this.#environment.now());
    // A hidden page may never become visible again.
    if (!isVisible) void this.report(true);
  }

  /** What was seen of the open lesson so far, in this visit. */
  setProgress(progress: Progress): void {
    this.#visit.progress = progress;
    this.#visit.isProgressKept = false;
  }

  /** Milliseconds without use. */
  unusedFor(): number {
    return this.#visit.meter.unusedFor(this.#environment.now());
  }

  /** Milliseconds since the last input, even while a film plays. */
  untouchedFor(): number {
    return this.#visit.meter.untouchedFor(this.#environment.now());
  }

  /** Seconds of the visit so far. */
  seconds(): number {
    return this.#visit.meter.seconds(this.#environment.now());
  }

  /** Calls back with each answer of the server; returns the function that ends it. */
  onRecorded(listener: (recorded: Recorded) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Keeps what is new and sends what is kept. Resolves when it was sent, or could not be. */
  async report(outlivesPage = false): Promise<void> {
    this.#keep();
    if (outlivesPage) return this.#send(true);
    this.#sending ??= this.#send(false).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  #begin(place: Place | null): Visit {
    const { newId, now } = this.#environment;
    const meter = new ActivityMeter(now(), this.#isVisible);
    return { id: newId(), place, meter, reported: 0, progress: null, isProgressKept: true };
  }

  #keep(): void {
    const { reports, wall } = this.#environment;
    const seconds = this.seconds();
    const { id, place, reported, progress, isProgressKept } = this.#visit;
    if (seconds === reported && isProgressKept) return;
    reports.keep({
      visit_id: id,
      ...place,
      active_seconds: seconds,
      made_at: wall(),
      ...(place && progress && { progress }),
    });
    this.#visit.reported = seconds;
    this.#visit.isProgressKept = true;
    if (seconds >= longestVisit) this.#visit = this.#begin(place);
  }

  async #send(outlivesPage: boolean): Promise<void> {
    const { reports, wall, send, isFinal } = this.#environment;
    const kept = reports.list();
    const ago = ({ report: { made_at } }: KeptReport) => Math.max(0, Math.round((wall() - made_at) / 1000));
    const tooOld = kept.filter((one) => ago(one) > takenFor);
    reports.remove(tooOld);
    const sent = kept.filter((one) => !tooOld.includes(one)).slice(0, mostAtOnce);
    if (sent.length === 0) return;
    try {
      const recorded = await send(
        sent.map((one) => {
          const { made_at: _, ...report } = one.report;
          return { ...report, seconds_ago: ago(one) };
        }),
        outlivesPage,
      );
      reports.remove(sent);
      for (const listener of this.#listeners) listener(recorded);
    } catch (error) {
      if (isFinal(error)) reports.remove(sent);
    }
  }
}
