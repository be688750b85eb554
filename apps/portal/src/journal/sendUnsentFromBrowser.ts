import { browserEnvironment } from './browserEnvironment';
import { sendUnsentAnswers, type UnsentExam } from './unsentAnswers';

/** Sends a user's unsent answers of all exams on this device, from any page; returns what was not sent in time. */
export function sendUnsentFromBrowser(userId: string, patience: number): Promise<UnsentExam[]> {
  return sendUnsentAnswers(userId, browserEnvironment(), patience);
}
