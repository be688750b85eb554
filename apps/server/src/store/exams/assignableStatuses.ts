import { examStatuses, stateAllowsExam } from '@sen/domain/exams/examVerbs';

/** The statuses of exams that can be assigned. */
export const assignableStatuses = examStatuses.filter((status) => stateAllowsExam(status, 'assign').allowed);
