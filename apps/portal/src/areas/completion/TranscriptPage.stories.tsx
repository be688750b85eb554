import { transcript } from '@sen/api/fixtures/completion';
import { people } from '@sen/api/fixtures/people';
import { completionMocks } from '@sen/api/mocks/completionMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Transcript' } satisfies Meta;

const path = '/transcript';
const as = people.student;
const mocks = completionMocks;
const states = pageStates({ path, as, mocks, call: '/users/:id/transcript' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/{id}/transcript', ({ response }) =>
      response(200).json({
        data: { ...transcript, courses: [], completed_count: 0, average_score: null, studied_seconds: 0 },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa có khóa học nào')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Tải PDF' })).toBeNull();
  },
});

/** Each course leads to how its result was computed. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bảng điểm học tập');
    const page = within(canvasElement);
    const [course] = transcript.courses;
    if (!course) throw new Error('The transcript has no course.');
    await expect(page.getByRole('link', { name: course.course_name })).toHaveAttribute(
      'href',
      `/classroom/${course.classroom_id}/result/${people.student.id}`,
    );
    await expect(page.getByText('90,75')).toBeVisible();
    await expect(page.getByText('Giỏi')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tải PDF' })).toBeEnabled();
  },
});

/** Before the end of a class its state says how far it is. */
export const UnderWay = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/{id}/transcript', ({ response }) =>
      response(200).json({
        data: {
          ...transcript,
          courses: transcript.courses.map((course, place) => ({
            ...course,
            timing: place === 0 ? ('not_started' as const) : ('happening' as const),
            result: {
              completion: 'not_completed' as const,
              score: null,
              rating: null,
              certificate: false,
              waiting: false,
            },
          })),
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa bắt đầu')).toBeVisible();
    await expect((await page.findAllByText('Đang học'))[0]).toBeVisible();
    await expect(page.queryByText('Chưa hoàn thành')).toBeNull();
  },
});

/** What waits to be marked is neither missed nor final. */
export const WaitingToBeMarked = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/{id}/transcript', ({ response }) =>
      response(200).json({
        data: {
          ...transcript,
          courses: transcript.courses.slice(0, 2).map((course, place) => ({
            ...course,
            timing: 'finished' as const,
            completed_at: null,
            result: {
              completion: 'not_completed' as const,
              score: place === 0 ? null : 40,
              rating: null,
              certificate: false,
              waiting: true,
            },
          })),
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // The result of both, and the score of one.
    await expect(await page.findAllByText('Chờ chấm')).toHaveLength(3);
    await expect(page.getByText('40 (tạm tính, chờ chấm)')).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sơ cứu tại nơi làm việc')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToTeachers = closedPage({ path, as: people.teacher });

export const Failed = states.failed;
