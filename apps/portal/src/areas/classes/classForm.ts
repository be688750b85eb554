import type { Class, ClassChange, DropdownOption } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A class as edited; '' and null for an empty field. People keep their names, so that a draft can show them. */
export interface ClassForm {
  classroom_name: string;
  classroom_code: string;
  teacher: DropdownOption | null;
  classroom_start_time: string;
  classroom_end_time: string;
  checkPublished: boolean;
  /** Of a new class; those of an existing one are changed on its page. */
  students: DropdownOption[];
}

export function emptyClass(teacher: DropdownOption | null): ClassForm {
  return {
    classroom_name: '',
    classroom_code: '',
    teacher,
    classroom_start_time: '',
    classroom_end_time: '',
    checkPublished: true,
    students: [],
  };
}

export function formOf(classroom: Class): ClassForm {
  const { classroom_name, classroom_code, teacher, checkPublished } = classroom;
  return {
    classroom_name,
    classroom_code,
    teacher: { id: teacher.id, name: teacher.name },
    classroom_start_time: classroom.classroom_start_time,
    classroom_end_time: classroom.classroom_end_time,
    checkPublished,
    students: [],
  };
}

export function changeOf({ teacher, students: _students, ...form }: ClassForm): ClassChange {
  return { ...form, teacher_id: teacher?.id ?? '' };
}

export const classReaders: FieldReaders<ClassForm> = {
  classroom_name: readers.text,
  classroom_code: readers.text,
  teacher: readers.option,
  classroom_start_time: readers.text,
  classroom_end_time: readers.text,
  checkPublished: readers.flag,
  students: readers.options,
};
