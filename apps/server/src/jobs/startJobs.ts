import { randomUUID } from 'node:crypto';
import { timeZone } from '@sen/domain/time/timeZone';
import { Cron } from 'croner';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import type { Services } from '../operations/Operation.ts';
import { acquireLease, finishLease, renewLease, type LeaseClaim } from '../store/platform/jobLeases.ts';
import type { Jobs, ScheduledJob } from './Job.ts';

const lookEveryMs = 15_000;
const leaseSeconds = 60;
/** A slot missed by more than this (the server was off) is skipped. */
const latestMs = 60 * 60_000;

/** Stops the jobs, and waits for running ones. */
export type StopJobs = () => Promise<void>;

export function startJobs(services: Services, { scheduled, ticking }: Jobs): StopJobs {
  const stops = [
    ...Object.entries(ticking).map(([name, job]) =>
      repeat(services, name, job.everyMs, () => job.run(services)),
    ),
    ...Object.entries(scheduled).map(([name, job]) =>
      repeat(services, name, lookEveryMs, () => runIfDue(services, name, job)),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Repeats a task with a pause after each run; an error is logged and does not stop the repetition. */
function repeat(services: Services, name: string, everyMs: number, run: () => Promise<void>): StopJobs {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = () => {
    timer = setTimeout(() => {
      running = run()
        .catch((error: unknown) => {
          services.metrics.countJobFailure(name);
          if (codeOfDatabaseError(error) === 'serviceUnavailable')
            services.outages.log(services.log, error, { job: name });
          else services.log.error({ err: error, job: name }, 'job failed');
        })
        .finally(() => {
          if (!stopped) next();
        });
    }, everyMs).unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Runs the latest due slot of a job, unless another process has claimed it. */
export async function runIfDue(services: Services, name: string, job: ScheduledJob): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  // Adds a millisecond, so that the exact moment of a slot counts as due.
  const [slot] = new Cron(job.at, { timezone: timeZone, paused: true }).previousRuns(
    1,
    new Date(now.getTime() + 1000),
  );
  if (!slot || now < slot || now.getTime() - slot.getTime() > latestMs) return;
  const claim: LeaseClaim = { job: name, slot: slot.toISOString(), by: randomUUID(), leaseSeconds, now };
  if (!(await acquireLease(database, claim))) return;
  const keeping = setInterval(() => {
    void renewLease(database, { ...claim, now: clock.now() }).catch(() => undefined);
  }, leaseSeconds * 300);
  try {
    await job.run(services, slot);
    await finishLease(database, { ...claim, now: clock.now() });
  } finally {
    clearInterval(keeping);
  }
}
