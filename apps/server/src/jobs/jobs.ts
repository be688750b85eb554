import { forgetOldRows, vacuumEmbedded } from './housekeeping.ts';
import type { ScheduledJob, TickingJob } from './Job.ts';
import { digestOfRequests } from './digestOfRequests.ts';
import { remindOfMarks } from './remindOfMarks.ts';
import { sendActivations } from './sendActivations.ts';
import { sendMails } from './sendMails.ts';
import { submitOverdue } from './submitOverdue.ts';
import { sweepFiles } from './sweepFiles.ts';
import { takeSignUps } from './takeSignUps.ts';

/** The server's background jobs. */
export const scheduled: readonly ScheduledJob[] = [
  forgetOldRows,
  vacuumEmbedded,
  sweepFiles,
  remindOfMarks,
  digestOfRequests,
];

export const ticking: readonly TickingJob[] = [submitOverdue, takeSignUps, sendActivations, sendMails];
