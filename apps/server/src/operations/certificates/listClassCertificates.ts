import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { classCertificateList } from '../../store/certificates/classCertificateList.ts';
import { findCourseOfClass } from '../../store/certificates/courseCertificates.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';
import { managedClass } from './managedClass.ts';

const list = listOperation(classCertificateList);

export const listClassCertificates: Handler<'listClassCertificates'> = async (call, services) => {
  const { id } = call.path;
  await managedClass(services.database, id, call.caller);
  const course = await findCourseOfClass(services.database, id);
  return {
    ...(await list(call, services)),
    course_certificate: {
      template_name: course?.template_name ?? null,
      editable_course_id: course && mayEditCourse(call.caller, course).allowed ? course.id : null,
    },
  };
};
