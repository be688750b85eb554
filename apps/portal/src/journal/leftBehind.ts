import { browserEnvironment } from './browserEnvironment';
import { sendUnsentAnswers, type UnsentExam } from './unsentAnswers';

/** Sends what a person's exams left on this device, from whichever page; returns what could not be sent in time. */
export function sendLeftBehind(userId: string, patience: number): Promise<UnsentExam[]> {
  return sendUnsentAnswers(userId, browserEnvironment(), patience);
}
