import type { Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import { markSteps } from './markSteps.ts';
import type { PlannedClass } from './planClasses.ts';
import { assignmentOf, examRules, type PlannedExam, planExams } from './planExams.ts';
import { sittingSteps } from './sittingSteps.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';

/** What happened in a class: its people, its exams and sessions, who sat and who was marked. */
export function classSteps(calendar: Calendar, planned: PlannedClass): Step[] {
  const { starts } = planned;
  const exams = planExams(calendar, planned);
  const made = starts > 0 ? -2 - planned.place : starts - 7;
  const steps: Step[] = [
    { at: calendar.at(made, 10), run: (stage) => addClass(stage, calendar, planned) },
    ...sessionSteps(calendar, planned),
    ...exams.flatMap((exam): Step[] => [
      { at: exam.assignedAt, run: (stage) => assign(stage, planned, exam) },
      ...sittingSteps(calendar, planned, exam),
      ...markSteps(calendar, planned, exam),
    ]),
  ];
  return steps.filter(({ at }) => calendar.isPast(at));
}

async function addClass(stage: Stage, calendar: Calendar, planned: PlannedClass): Promise<void> {
  const { course, code, name, teacher, students, starts, ends } = planned;
  const [teacher_id = ''] = await stage.idsOf([teacher.code]);
  const { data } = await stage.call('addClass', await stage.as(administrator), {
    body: {
      course_id: stage.ref(`course ${course.code}`),
      classroom_name: name,
      classroom_code: code,
      teacher_id,
      classroom_start_time: calendar.at(starts, 8).toISOString(),
      classroom_end_time: calendar.at(ends, 21).toISOString(),
      student_ids: await stage.idsOf(students.map((student) => student.code)),
    },
  });
  stage.made[`class ${code}`] = data.id;
}

/** Sessions in the evening: one of a class that has ended, three of one that runs. */
function sessionSteps(calendar: Calendar, planned: PlannedClass): Step[] {
  const { state, starts, place } = planned;
  const addresses = [
    'https://us02web.zoom.us/j/81234567890',
    'https://meet.google.com/skn-hqpe-vzt',
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_songhong',
  ];
  const sessions =
    state === 'ended'
      ? [{ day: starts + 4, name: 'Khai giảng và giới thiệu khóa học' }]
      : state === 'running'
        ? [
            { day: starts + 3, name: 'Khai giảng và giới thiệu khóa học' },
            { day: 1 + place, name: 'Giải đáp thắc mắc giữa khóa' },
            { day: 7 + place, name: 'Ôn tập trước bài thi cuối khóa' },
          ]
        : [{ day: starts + 1, name: 'Khai giảng và giới thiệu khóa học' }];
  return sessions.map(({ day, name }, index): Step => ({
    at: calendar.at(
      Math.min(day - 3, state === 'coming' ? -1 : -2),
      state === 'coming' ? 9 + place * 0.1 : 14,
    ),
    run: async (stage) => {
      const students = planned.students.map((student) => student.code);
      await stage.call('addOnlineClass', await stage.as(planned.teacher), {
        body: {
          classroom_id: stage.ref(`class ${planned.code}`),
          classroom_name: name,
          classroom_url: addresses[(index + place) % addresses.length] ?? '',
          classroom_start_time: calendar.at(day, 19.5).toISOString(),
          student_ids: await stage.idsOf(students),
        },
      });
    },
  }));
}

async function assign(stage: Stage, planned: PlannedClass, exam: PlannedExam): Promise<void> {
  const { data } = await stage.call('assignExam', await stage.as(planned.teacher), {
    path: { id: stage.ref(`class ${planned.code}`) },
    query: {},
    body: {
      survey_id: stage.ref(`exam ${planned.course.code} ${exam.kind}`),
      start_time: exam.from.toISOString(),
      end_time: exam.to.toISOString(),
      ...examRules[exam.kind],
      retakes: 1,
      questions_per_page: 5,
      is_final: exam.kind === 'final',
    },
  });
  stage.made[assignmentOf(planned, exam)] = data.id;
}
