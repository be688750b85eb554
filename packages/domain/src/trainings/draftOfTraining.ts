import type { Training, TrainingDraft } from '@sen/api/contract/model';
import { testKinds } from './checkTraining.ts';

/** The draft that would be saved as this training, as those who run it see it. */
export function draftOfTraining(training: Training): Required<TrainingDraft> {
  const { id, version, name, subject, description, school_id, province, address, contact_name } = training;
  const [pretest, posttest] = testKinds.map((kind) =>
    training.tests.find(({ meeting }) => meeting?.kind === kind),
  );
  return {
    id,
    version,
    name,
    subject,
    description,
    school_id,
    province,
    address,
    contact_name,
    budget: training.budget ?? null,
    count_student: training.count_student,
    teacher_ids: training.teachers.map((person) => person.id),
    student_ids: training.students?.map((person) => person.id) ?? [],
    survey_ids: [pretest?.survey_id ?? '', posttest?.survey_id ?? ''],
    start_time: training.start_time,
    end_time: training.end_time,
    start_time_pretest: pretest?.start_time ?? '',
    start_time_posttest: posttest?.start_time ?? '',
  };
}
