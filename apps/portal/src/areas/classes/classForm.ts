import type { Class, ClassChange, DropdownOption } from '@sen/api/contract/model';
import { isOption } from '../../patterns/forms/isOption';

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

/** A stored draft is untrusted input: it may come from an older version of this page. */
export function isClassForm(stored: unknown): stored is ClassForm {
  if (typeof stored !== 'object' || stored === null) return false;
  const form = stored as Partial<Record<keyof ClassForm, unknown>>;
  const texts = [
    form.classroom_name,
    form.classroom_code,
    form.classroom_start_time,
    form.classroom_end_time,
  ];
  return (
    texts.every((text) => typeof text === 'string') &&
    (form.teacher === null || isOption(form.teacher)) &&
    typeof form.checkPublished === 'boolean' &&
    Array.isArray(form.students) &&
    form.students.every(isOption)
  );
}
