import type { Badge, DropdownOption } from '@sen/api/contract/model';
import { type BadgeFields, checkBadge } from '@sen/domain/badges/checkBadge';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import { type NewImage, pictureOf, readNewImage } from '../../patterns/pictures/newImage';

/** A badge as edited. Courses keep their names, so that a draft can show them. */
export interface BadgeForm {
  /** The address of the saved picture. */
  image: string;
  newImage: NewImage;
  name: string;
  courses: DropdownOption[];
  required_course_count: number | null;
  minimum_score: number | null;
  required_join_days: number | null;
  active: boolean;
}

export const emptyForm: BadgeForm = {
  image: '',
  newImage: null,
  name: '',
  courses: [],
  required_course_count: null,
  minimum_score: null,
  required_join_days: null,
  active: true,
};

export function formOf(badge: Badge): BadgeForm {
  const { image_badge, name, courses, required_course_count, minimum_score, required_join_days, active } =
    badge;
  return {
    image: image_badge,
    newImage: null,
    name,
    courses,
    required_course_count: courses.length === 0 ? null : required_course_count,
    minimum_score,
    required_join_days,
    active,
  };
}

export function draftOf({ courses, required_course_count, ...form }: BadgeForm): Required<BadgeFields> {
  return {
    name: form.name,
    course_ids: courses.map(({ id }) => id),
    required_course_count: required_course_count ?? 0,
    minimum_score: form.minimum_score,
    required_join_days: form.required_join_days,
    active: form.active,
  };
}

export const errorsOf = (form: BadgeForm) => checkBadge(draftOf(form), pictureOf(form) !== null);

export const badgeReaders: FieldReaders<BadgeForm> = {
  image: readers.text,
  newImage: readNewImage,
  name: readers.text,
  courses: readers.options,
  required_course_count: readers.number,
  minimum_score: readers.number,
  required_join_days: readers.number,
  active: readers.flag,
};
