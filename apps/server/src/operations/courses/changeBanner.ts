import type { Course } from '@sen/api/contract/model';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { replaceBanner } from '../../store/courses/banners.ts';
import { type TakenCourse, takeCourses } from '../../store/courses/courseChanges.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import type { StoredPicture } from '../../store/files/files.ts';
import { throwAway } from '../../files/throwAway.ts';
import { record } from '../../store/platform/audit.ts';
import type { Services } from '../Operation.ts';

async function taken(transaction: InTransaction, id: string, caller: Caller): Promise<TakenCourse> {
  const course = found((await takeCourses(transaction, [id], caller))[0]);
  assertAllowed(mayEditCourse(caller, course));
  return course;
}

/** @throws {RefusalError} when the caller may not change the course */
export async function editableCourse(database: Database, id: string, caller: Caller): Promise<void> {
  assertAllowed(mayEditCourse(caller, found(await describeCourse(database, id, caller))));
}

/** Replaces or removes the banner of a course. */
export async function changeBanner(
  { id, caller, now }: { id: string; caller: Caller; now: Date },
  picture: StoredPicture | null,
  services: Services,
): Promise<Course | undefined> {
  const { database } = services;
  const before = await database.transaction().execute(async (transaction) => {
    const course = await taken(transaction, id, caller);
    await replaceBanner(transaction, course, picture, now);
    const subject = { id, company_id: course.company_id };
    await record(transaction, [{ actorId: caller.id, action: 'course.bannerChanged', subject }], now);
    return course.banner_file;
  });
  await throwAway(before, services);
  return describeCourse(database, id, caller);
}
