import type { DropdownOption, Training, TrainingDraft, User } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { checkUnit } from '@sen/domain/access/checkUnit';
import { checkTraining } from '@sen/domain/trainings/checkTraining';
import { draftOfTraining } from '@sen/domain/trainings/draftOfTraining';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A training as edited; '' and null for an empty field. What is chosen keeps its name, so that a draft can show it. */
export interface TrainingForm {
  unit: DropdownOption | null;
  name: string;
  subject: string;
  description: string;
  province: string;
  address: string;
  contact_name: string;
  budget: number | null;
  count_student: number | null;
  teachers: DropdownOption[];
  students: DropdownOption[];
  pretest: DropdownOption | null;
  posttest: DropdownOption | null;
  start_time: string;
  end_time: string;
  start_time_pretest: string;
  start_time_posttest: string;
}

/** A new training; a teacher's is the teacher's own. */
export function emptyTraining({ id, name, role, company_id, company_name }: User): TrainingForm {
  return {
    unit: company_id === null ? null : { id: company_id, name: company_name ?? '' },
    name: '',
    subject: '',
    description: '',
    province: '',
    address: '',
    contact_name: '',
    budget: null,
    count_student: null,
    teachers: role === 'teacher' ? [{ id, name }] : [],
    students: [],
    pretest: null,
    posttest: null,
    start_time: '',
    end_time: '',
    start_time_pretest: '',
    start_time_posttest: '',
  };
}

const optionOf = ({ id, name }: DropdownOption): DropdownOption => ({ id, name });

export function formOf(training: Training): TrainingForm {
  const { name, subject, description, province, address, contact_name, budget, count_student } = training;
  const testOf = (kind: 'pretest' | 'posttest') =>
    training.tests.find(({ meeting }) => meeting?.kind === kind);
  const [pretest, posttest] = [testOf('pretest'), testOf('posttest')];
  return {
    unit: { id: training.school_id, name: training.company_name },
    name,
    subject,
    description,
    province,
    address,
    contact_name,
    budget: budget ?? null,
    count_student,
    teachers: training.teachers.map(optionOf),
    students: training.students?.map(optionOf) ?? [],
    pretest: pretest ? { id: pretest.survey_id, name: pretest.title } : null,
    posttest: posttest ? { id: posttest.survey_id, name: posttest.title } : null,
    start_time: training.start_time,
    end_time: training.end_time,
    start_time_pretest: pretest?.start_time ?? '',
    start_time_posttest: posttest?.start_time ?? '',
  };
}

export function draftOf(form: TrainingForm, training?: Training): TrainingDraft {
  const { unit, teachers, students, pretest, posttest, ...rest } = form;
  return {
    ...rest,
    ...(training && { id: training.id, version: training.version }),
    ...(unit && { school_id: unit.id }),
    teacher_ids: teachers.map(({ id }) => id),
    student_ids: students.map(({ id }) => id),
    survey_ids: [pretest?.id ?? '', posttest?.id ?? ''],
  };
}

/** By this device's clock; the server has the last word, also on who has begun. */
export function trainingErrors(form: TrainingForm, user: User, training?: Training): FieldError[] {
  const before = training && {
    draft: draftOfTraining(training),
    begun: training.tests.flatMap(({ meeting, begun_count = 0 }) =>
      meeting && begun_count > 0 ? [meeting.kind] : [],
    ),
    begun_ids: [],
  };
  const unit = checkUnit(form.unit?.id ?? '', user).map((error) => ({ ...error, field: 'school_id' }));
  return [...unit, ...checkTraining(draftOf(form, training), new Date(), before)];
}

export const trainingReaders: FieldReaders<TrainingForm> = {
  unit: readers.option,
  name: readers.text,
  subject: readers.text,
  description: readers.text,
  province: readers.text,
  address: readers.text,
  contact_name: readers.text,
  budget: readers.number,
  count_student: readers.number,
  teachers: readers.options,
  students: readers.options,
  pretest: readers.option,
  posttest: readers.option,
  start_time: readers.text,
  end_time: readers.text,
  start_time_pretest: readers.text,
  start_time_posttest: readers.text,
};
