import type { CourseChapter } from '@sen/api/contract/model';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { seededRandom } from '@sen/domain/attempts/random';
import { demoQuestions } from '../demoQuestions.ts';
import type { SampleQuestion } from '../sampleQuestion.ts';
import type { Calendar } from './calendar.ts';
import { administrator, type CatalogueCourse, categories, courses, projects } from './catalogue.ts';
import { examRules } from './planExams.ts';
import { randomId } from './randomId.ts';
import { ruledCourse, type WeighedCourse } from './ruledCourse.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { trainingQuestions } from './trainingQuestions.ts';
import { type Employee, firstJoinDay, joinDay } from './workforce.ts';

type TaughtCourse = CatalogueCourse | WeighedCourse;

const taughtCourses: readonly TaughtCourse[] = [...courses, ruledCourse];

/** Questions saved in one step. */
const questionsOfStep = 5;

/** The questions of a category; short answers would have to be marked one by one. */
function questionsOf(bank: string): SampleQuestion[] {
  const all = trainingQuestions[bank] ?? demoQuestions[bank] ?? [];
  return all.filter(({ content }) => content.type !== 'short_answer');
}

/** Categories, questions, exams, projects and courses, as they were written in the first month. */
export function contentSteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  const lecturers = employees.filter(({ role }) => role === 'teacher');
  const lecturerOf = (index: number): Employee => {
    const lecturer = lecturers[index % lecturers.length];
    if (!lecturer) throw new Error('The company has no lecturers.');
    return lecturer;
  };
  const banks = [...new Set(courses.map(({ bank }) => bank))];
  // Object.keys widens the keys; they are exactly the table's.
  const kinds = Object.keys(categories) as CategoryKind[];
  return [
    ...kinds.map((kind, index): Step => ({
      at: calendar.at(-364, 9 + index * 0.3),
      run: (stage) => addCategories(stage, kind),
    })),
    ...banks.flatMap((bank, index) =>
      parts(questionsOf(bank), questionsOfStep).map((part, place): Step => ({
        at: calendar.at(-358 + index, 9 + place * 0.5),
        run: (stage) =>
          addQuestions(stage, bank, { part, from: place * questionsOfStep, by: lecturerOf(index) }),
      })),
    ),
    ...taughtCourses.map((course, index): Step => ({
      at: calendar.at(-348, 8 + index * 0.7),
      run: (stage) => addExams(stage, course, lecturerOf(index)),
    })),
    ...projects.map((project, index): Step => ({
      at: calendar.at(-346, 9 + index * 0.5),
      run: async (stage) => {
        const students = employees.filter(
          ({ role }, at) => role === 'student' && joinDay(at, employees.length) === firstJoinDay,
        );
        const participants = students
          .filter((_, at) => at % (projects.length + 2) === index)
          .slice(0, 60 + index * 25);
        const { data } = await stage.call('addProject', await stage.as(administrator), {
          body: {
            project_name: project.name,
            project_description: project.description,
            project_type_id: stage.ref(`project: ${project.type}`),
            field: project.field,
            user_ids: await stage.idsOf(participants.map(({ code }) => code)),
            lecturer_ids: await stage.idsOf([
              ...new Set([lecturerOf(index).code, lecturerOf(index + 7).code]),
            ]),
          },
        });
        stage.made[`project ${project.name}`] = data.id;
      },
    })),
    ...taughtCourses.map((course, index): Step => ({
      at: calendar.at(-345, 8 + index * 0.8),
      run: (stage) => addCourse(stage, course, { lecturer: lecturerOf(index), starts: calendar.at(-335, 8) }),
    })),
  ];
}

async function addCategories(stage: Stage, kind: CategoryKind): Promise<void> {
  const { segment } = categoryKinds[kind];
  const caller = await stage.as(administrator);
  for (const [name, children] of Object.entries(categories[kind] ?? {})) {
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { data } = await stage.call('addCategory', caller, {
      path: { categories: segment },
      body: { name },
    });
    stage.made[`${kind}: ${name}`] = data.id;
    for (const child of children) {
      // oxlint-disable-next-line no-await-in-loop -- ids follow the order
      const { data: made } = await stage.call('addCategoryChild', caller, {
        path: { categories: segment, id: data.id },
        body: { name: child },
      });
      stage.made[`${kind}: ${child}`] = made.id;
    }
  }
}

async function addQuestions(
  stage: Stage,
  bank: string,
  { part, from, by }: { part: readonly SampleQuestion[]; from: number; by: Employee },
): Promise<void> {
  const caller = await stage.as(by);
  const category_id = stage.ref(`question: ${bank}`);
  for (const [index, { title, content, key }] of part.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { data } = await stage.call('saveQuestion', caller, {
      body: { title, content, key, category_id, status: 'published' },
    });
    stage.made[`question ${bank} ${from + index}`] = data.id;
  }
}

/** The exams of the chapters of a course, which the server marks, and the final one, with an essay if the bank has one. */
async function addExams(stage: Stage, course: TaughtCourse, lecturer: Employee): Promise<void> {
  const caller = await stage.as(lecturer);
  const bank = questionsOf(course.bank).map(({ content }, index) => ({
    id: stage.ref(`question ${course.bank} ${index}`),
    isEssay: content.type === 'long_answer',
  }));
  const short = bank.filter(({ isEssay }) => !isEssay);
  const essays = bank.filter(({ isEssay }) => isEssay).slice(0, 1);
  const exams = [
    ...('weights' in course
      ? [
          {
            kind: 'first' as const,
            title: `Kiểm tra chương 1: ${course.name}`,
            category: 'Kiểm tra giữa khóa',
            own: short.slice(-4),
            essays: [],
          },
        ]
      : []),
    {
      kind: 'mid' as const,
      title: `Kiểm tra giữa khóa: ${course.name}`,
      category: 'Kiểm tra giữa khóa',
      own: short.slice(0, 5),
      essays: [],
    },
    {
      kind: 'final' as const,
      title: `Thi cuối khóa: ${course.name}`,
      category: 'Thi cuối khóa',
      own: short.slice(0, 10),
      essays,
    },
  ];
  for (const { kind, title, category, own, essays: long } of exams) {
    const sections = [
      { title: 'Phần 1. Trắc nghiệm', score: long.length > 0 ? 70 : 100, questions: own },
      ...(long.length > 0 ? [{ title: 'Phần 2. Tự luận', score: 30, questions: long }] : []),
    ];
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { data } = await stage.call('saveExam', caller, {
      body: {
        title,
        category_id: stage.ref(`exam: ${category}`),
        parts: sections.map(({ questions, ...part }) => ({
          ...part,
          questions: even(
            questions.map(({ id }) => id),
            part.score,
          ),
        })),
        ...examRules[kind],
        retakes: 1,
        questions_per_page: 5,
        shuffle: true,
      },
    });
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await stage.call('publishExam', caller, { path: { id: data.id } });
    stage.made[`exam ${course.code} ${kind}`] = data.id;
  }
}

/** Nearly equal points, in fives; the last questions are worth more. */
function even(ids: readonly string[], total: number): { question_id: string; score: number }[] {
  const fives = total / 5;
  const each = Math.floor(fives / ids.length);
  const more = ids.length - (fives - each * ids.length);
  return ids.map((question_id, index) => ({ question_id, score: (index < more ? each : each + 1) * 5 }));
}

async function addCourse(
  stage: Stage,
  course: TaughtCourse,
  { lecturer, starts }: { lecturer: Employee; starts: Date },
): Promise<void> {
  const random = seededRandom(`course ${course.code}`);
  const chapters = Object.entries(course.chapters).map(([chapter_name, sessions]): CourseChapter => ({
    id: randomId(random),
    chapter_name,
    sessions: sessions.map((title) => ({
      id: randomId(random),
      session_name: title.replace('@', ''),
      kind: title.startsWith('@') ? 'online' : 'lesson',
    })),
    surveys: [],
  }));
  const addExam = (chapter: CourseChapter | undefined, kind: 'first' | 'mid', weight: number) =>
    chapter?.surveys.push({
      id: randomId(random),
      survey_id: stage.ref(`exam ${course.code} ${kind}`),
      weight,
    });
  if ('weights' in course) addExam(chapters[0], 'first', course.weights.first);
  addExam(chapters.at(-1), 'mid', 'weights' in course ? course.weights.mid : 100);
  const [teacher_id] = await stage.idsOf([lecturer.code]);
  const { data } = await stage.call('saveCourse', await stage.as(administrator), {
    body: {
      project_id: stage.ref(`project ${course.project}`),
      kind: course.kind,
      course_name: course.name,
      course_code: course.code,
      course_description: course.description,
      benefits: course.benefits,
      level: course.level,
      field: stage.ref(`${course.kind === 'business' ? 'course_business' : 'course'}: ${course.field}`),
      chapters,
      completion_score: 50,
      certificate_score: 70,
      average: 55,
      good: 70,
      excellent: 85,
      survey_id: stage.ref(`exam ${course.code} final`),
      ...(teacher_id === undefined ? {} : { teacher_id }),
      start_time: starts.toISOString(),
      completion_time: 60,
    },
  });
  stage.made[`course ${course.code}`] = data.id;
}

function parts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
