import type { Role } from '@sen/api/contract/model';
import { managingRoles, roles } from './roles.ts';

/**
 * Permissions × roles, read by the menu, the routes and the server's operations. A role that a row does not list does not have
 * the permission. A permission says what a role may do; `access/scope` limits on which items. From section 6; a route that
 * section 6 does not list follows the default in readings.md.
 */
export const permissions = {
  'session.end': roles,
  'profile.view': roles,
  'overview.view': roles,
  // The counts of what waits for a manager or teacher.
  'waiting.view': managingRoles,
  // Each report has a permission of its own (`reports/definitions`); the rows are those of what one manages or teaches.
  'report.view': managingRoles,
  'support.ask': roles,
  'file.view': roles,
  // `uploadLimits` says which files a role may upload.
  'file.upload': roles,
  // Section 6 has documents for the four main roles; readings.md opens them for the others too.
  'document.own': roles,
  // Own imports; who may start one is in the area of what is imported.
  'import.view': managingRoles,
  'notification.view': roles,
  'activity.record': roles,

  // `chat/mayWriteTo` says to whom; a group is open to its members alone.
  'chat.use': roles,
  // Who makes groups; everybody may be in one.
  'chat.group': managingRoles,

  // A teacher sees the students of their own classes; `users/mayManageMember` decides whom administrators may change.
  'member.list': managingRoles,
  'member.create': ['super-admin', 'admin'],
  'member.import': ['super-admin', 'admin'],
  'member.export': managingRoles,
  'member.edit': ['super-admin', 'admin'],
  'member.lock': ['super-admin', 'admin'],
  'member.activate': ['super-admin', 'admin'],
  'member.password': ['super-admin', 'admin'],
  'member.delete': ['super-admin', 'admin'],

  'company.list': ['super-admin'],
  'company.edit': ['super-admin'],

  // Section 6: banners and badges are for super-admins.
  'badge.edit': ['super-admin'],
  'banner.edit': ['super-admin'],

  // A teacher sees the projects that they take part in.
  'project.list': managingRoles,
  // The page of participating projects (section 6).
  'project.own': ['admin', 'teacher'],
  'project.edit': ['super-admin', 'admin'],

  // Requests to join a unit or a class, and the decisions about them.
  'registration.ask': ['student'],
  'request.list': ['super-admin', 'admin'],
  'request.decide': ['super-admin', 'admin'],

  // The catalogue of free courses; a course is made public for all units by who is above them.
  'freeCourse.view': ['student'],
  'freeCourse.publish': ['super-admin'],

  // `forum/topicRules` limits each to the topics that one reads, wrote, or that are of the own unit.
  'topic.view': roles,
  'topic.write': roles,
  // Section 6: the unit administrator approves topics at unit level, the system at system level.
  'topic.approve': ['super-admin', 'admin'],
  'topic.publish': ['super-admin'],

  'category.list': ['super-admin', 'admin'],
  'category.create': ['super-admin', 'admin'],
  // `categories/mayEditCategory` limits both to the creator.
  'category.edit': ['super-admin', 'admin'],
  'category.delete': ['super-admin', 'admin'],
  // The categories that a thing may have, for whoever writes things.
  'category.choose': managingRoles,

  'question.list': managingRoles,
  'question.create': managingRoles,
  'question.import': managingRoles,
  'question.delete': managingRoles,

  'exam.list': managingRoles,
  'exam.create': managingRoles,
  'exam.edit': managingRoles,
  'exam.publish': managingRoles,
  'exam.lock': managingRoles,
  'exam.delete': managingRoles,

  // `banks/mayEditItem` limits a teacher to unpublished and own lessons.
  'lesson.list': managingRoles,
  'lesson.create': managingRoles,
  'lesson.lock': managingRoles,
  'lesson.delete': managingRoles,

  // `banks/mayEditItem` limits a teacher to unpublished and own forms.
  'surveyForm.list': managingRoles,
  'surveyForm.create': managingRoles,
  'surveyForm.lock': managingRoles,
  'surveyForm.delete': managingRoles,

  // Of the projects that one sees.
  'survey.manage': managingRoles,
  // Whoever is a participant.
  'survey.answer': roles,

  // `courses/mayEditCourse` limits a teacher to courses that they created or lecture.
  'course.list': managingRoles,
  'course.edit': managingRoles,
  'course.delete': managingRoles,

  // The own classes and courses.
  'class.list': [...managingRoles, 'student'],
  'class.view': [...managingRoles, 'student'],
  // `classes/mayEditClass` limits a teacher to the own classes, `mayEditCourse` to classes of the own courses.
  'class.edit': managingRoles,
  'class.delete': managingRoles,
  // Section 6: who adds students to classes.
  'class.enrol': ['super-admin', 'admin'],
  // With an activation code of a class.
  'course.activate': ['student'],
  // The own results, and those of the students of the classes that one sees.
  'transcript.view': [...managingRoles, 'student'],
  'transcript.own': ['student'],
  'review.view': [...managingRoles, 'student'],
  'review.write': ['student'],
  // Not for teachers, whose courses are reviewed.
  'review.hide': ['super-admin', 'admin'],
  // Section 6: certificates are the super-admin's; who manages a class sees those of its students.
  'certificate.design': ['super-admin'],
  'certificate.list': managingRoles,
  'certificate.issue': ['super-admin', 'admin'],
  'certificate.own': ['student'],
  'certificate.view': [...managingRoles, 'student'],

  // The own trainings.
  'training.view': [...managingRoles, 'student'],
  // `trainings/mayEditTraining` limits a teacher to the own ones.
  'training.edit': managingRoles,
  'training.run': managingRoles,

  // What one organises or takes part in; administrators all of the unit.
  'event.view': roles,
  // `events/mayEditEvent` limits a teacher to the own ones.
  'event.edit': managingRoles,

  'class.assign': managingRoles,
  'class.mark': managingRoles,
  // Section 6: /surveys-teacher is for teachers and super-admins.
  'marking.exams': ['super-admin', 'teacher'],
  // `trainings/mayEditGroup` limits both to classes and trainings that have not ended, and a teacher to the own ones.
  'attempt.reset': managingRoles,
  'attempt.restore': ['super-admin', 'admin'],
  // The exam room; `mayRunClass` limits it to the own classes and trainings, `mayEditGroup` what is done there.
  'attempt.supervise': managingRoles,

  // Section 6 opens /surveys for super-admins too; only a participant can start an attempt (`mayStart`).
  'attempt.take': ['student', 'super-admin'],
  'attempt.review': [...managingRoles, 'student'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;
