import { drawn, seededRandom } from '@sen/domain/attempts/random';
import { type CatalogueCourse, courses } from './catalogue.ts';
import { type Employee, isActive, joinDay, roleCounts } from './workforce.ts';

export type ClassState = 'ended' | 'running' | 'coming';

export interface PlannedClass {
  course: CatalogueCourse;
  code: string;
  name: string;
  state: ClassState;
  /** In days from the end of the year. */
  starts: number;
  ends: number;
  teacher: Employee;
  students: readonly Employee[];
  /** Of its state, in the order of their starts. */
  place: number;
  isLast: boolean;
  /** Where its exams have days of their own: the first one of each. */
  exams?: Readonly<Partial<Record<'first' | 'mid' | 'final', number>>>;
}

type Dates = Pick<PlannedClass, 'course' | 'state' | 'starts' | 'ends'> & { size: number };

/** The classes of a company of so many people: most have ended, some run, a few have not begun. */
export function planClasses(employees: readonly Employee[]): PlannedClass[] {
  const count = employees.length;
  const teachers = employees.slice(0, roleCounts(count).teacher);
  const [firstStudent, ...students] = employees.filter(
    ({ role }, index) => role === 'student' && isActive(index, count),
  );
  if (!firstStudent) throw new Error('The company has no students.');
  const dayOf = new Map(employees.map(({ code }, index) => [code, joinDay(index, count)]));
  const numbers = new Map<string, number>();
  const places = new Map<ClassState, number>();
  const dates = planDates(count).toSorted((one, other) => one.starts - other.starts);
  return dates.map(({ course, state, starts, ends, size }, index) => {
    const number = (numbers.get(course.code) ?? 0) + 1;
    numbers.set(course.code, number);
    const place = places.get(state) ?? 0;
    places.set(state, place + 1);
    const isLast = dates.findLastIndex((one) => one.state === state) === index;
    const random = seededRandom(`class ${course.code} ${number}`);
    const known = students.filter(({ code }) => (dayOf.get(code) ?? 0) < starts - 8);
    const named = state === 'ended' ? isLast || place === 0 : place === 0;
    const teacher = named ? teachers[0] : teachers[(courses.indexOf(course) * 5 + number) % teachers.length];
    if (!teacher) throw new Error('The company has no lecturers.');
    return {
      course,
      state,
      starts,
      ends,
      place,
      isLast,
      teacher,
      code: `${course.code}-K${String(number).padStart(2, '0')}`,
      name: `${course.name} – Khóa ${number}`,
      students: [...(named ? [firstStudent] : []), ...drawn(known, size, random)],
    };
  });
}

function planDates(people: number): Dates[] {
  const count = Math.max(6, Math.round(people * 0.0092));
  const running = Math.max(2, Math.round(count * 0.2));
  const coming = Math.max(1, Math.round(count * 0.1));
  const ended = count - running - coming;
  const random = seededRandom('classes');
  const scale = Math.max(people / 5_000, 0.12);
  const size = () => Math.max(6, Math.round((30 + random() * 70) * Math.min(scale * 2, 1)));
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const course = (index: number): CatalogueCourse => {
    const found = courses[index % courses.length];
    if (!found) throw new Error('The catalogue is empty.');
    return found;
  };
  return Array.from({ length: count }, (_, index): Dates => {
    if (index < ended) {
      const starts = -335 + Math.floor((index / ended) * 285) + between(0, 5);
      // Every year the whole company is called to one large class.
      const isLarge = index === Math.floor(ended / 2);
      const whole = {
        course: course(isLarge ? 0 : index),
        size: isLarge ? Math.round(people * 0.12) : size(),
      };
      return { ...whole, state: 'ended', starts, ends: starts + between(28, 37) };
    }
    if (index < ended + running) {
      const starts = -between(14, 40);
      return {
        course: course(index),
        size: size(),
        state: 'running',
        starts,
        ends: starts + between(56, 75),
      };
    }
    const starts = between(4, 24);
    return { course: course(index), size: size(), state: 'coming', starts, ends: starts + between(30, 45) };
  });
}
