import type { VisitReport } from '@sen/api/contract/model';
import type { TextStore } from '../device/TextStore';
import { activityPrefix } from './activityPrefix';

/** The session of a class whose lesson is open. */
export interface Place {
  classroom_id: string;
  session_id: string;
}

/** What was seen of the lesson in this visit. */
export type Progress = NonNullable<VisitReport['progress']>;

/** What the page of one visit says, until the server has it. */
export interface StoredReport extends Partial<Place> {
  visit_id: string;
  active_seconds: number;
  /** Of the lesson that is open. */
  progress?: Progress;
  /** Milliseconds since 1970, by this device's clock. */
  made_at: number;
}

export interface KeptReport {
  key: string;
  text: string;
  report: StoredReport;
}

const hour = 3_600_000;

/**
 * Keeps reports on this device until the server has them: written at once, so that a page that is being closed loses nothing. The
 * newest report of each hour of a visit replaces its older ones.
 */
export class ReportStore {
  readonly #store: TextStore;
  readonly #prefix: string;

  constructor(store: TextStore, userId: string) {
    this.#store = store;
    this.#prefix = `${activityPrefix}${userId}/`;
  }

  keep(report: StoredReport): void {
    const key = `${this.#prefix}${report.visit_id}/${Math.floor(report.made_at / hour)}`;
    try {
      this.#store.setItem(key, JSON.stringify(report));
    } catch (error) {
      // Full or forbidden: the seconds are in the next report that is sent.
      console.warn('A report of activity could not be kept.', error);
    }
  }

  /** The reports that are kept, those of one visit in the order in which they were made. */
  list(): KeptReport[] {
    const keys = Array.from({ length: this.#store.length }, (_, place) => this.#store.key(place) ?? '');
    return keys
      .filter((key) => key.startsWith(this.#prefix))
      .flatMap((key): KeptReport[] => {
        const text = this.#store.getItem(key) ?? '';
        const report = reportIn(text);
        if (!report) this.#store.removeItem(key);
        return report ? [{ key, text, report }] : [];
      })
      .toSorted(
        ({ report: one }, { report: other }) =>
          one.visit_id.localeCompare(other.visit_id) || one.active_seconds - other.active_seconds,
      );
  }

  /** Removes reports, unless newer ones have replaced them. */
  remove(reports: readonly KeptReport[]): void {
    for (const { key, text } of reports) if (this.#store.getItem(key) === text) this.#store.removeItem(key);
  }
}

/** Local storage is untrusted input. */
function reportIn(text: string): StoredReport | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isReport(value: unknown): value is StoredReport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'visit_id' in value &&
    typeof value.visit_id === 'string' &&
    'active_seconds' in value &&
    Number.isSafeInteger(value.active_seconds) &&
    'made_at' in value &&
    Number.isSafeInteger(value.made_at) &&
    (!('progress' in value) || (typeof value.progress === 'object' && value.progress !== null))
  );
}
