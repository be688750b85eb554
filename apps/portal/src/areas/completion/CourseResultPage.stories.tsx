import { resultExplanation } from '@sen/api/fixtures/completion';
import { people } from '@sen/api/fixtures/people';
import { completionMocks } from '@sen/api/mocks/completionMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course result' } satisfies Meta;

const path = `/classroom/${resultExplanation.classroom_id}/result/${people.student.id}`;
const as = people.student;
const mocks = completionMocks;
const states = pageStates({
  path,
  as,
  mocks,
  call: '/classrooms/:id/results/:user_id',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** A class that asks for nothing yet. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          exams: [],
          lesson_count: 0,
          lessons_done: 0,
          chapter_score: null,
          result: { completion: 'not_completed', score: null, rating: null, certificate: false },
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lớp chưa có bài thi nào.')).toBeVisible();
    await expect(page.getByText('Khóa học không có bài thi tính điểm.')).toBeVisible();
  },
});

/** The score down to the attempts and their deductions. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, resultExplanation.course_name);
    const page = within(canvasElement);
    await expect(page.getByText('Lần 2: 88 − 10% = 79,2')).toBeVisible();
    await expect(page.getByText('86,88')).toBeVisible();
    await expect(page.getByText('Đủ điều kiện')).toBeVisible();
    await expect(page.getByText('Từ 80 điểm')).toBeVisible();
  },
});

/** A teacher reads whose result it is. */
export const FilledForATeacher = pageStory({
  path,
  as: people.teacher,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, people.student.name),
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lần 2: 88 − 10% = 79,2')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStaff = closedPage({ path, as: people.staff });

export const Failed = states.failed;
