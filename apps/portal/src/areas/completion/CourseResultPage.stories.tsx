import { resultExplanation } from '@sen/api/fixtures/completion';
import { enteredScore } from '@sen/api/fixtures/scores';
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
          result: {
            completion: 'not_completed',
            score: null,
            rating: null,
            certificate: false,
            waiting: false,
          },
          missing: [{ what: 'nothing_yet', has: null, needs: null }],
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
    await expect(page.getByText('Đủ điều kiện, chưa cấp')).toBeVisible();
    await expect(page.queryByText('Điều kiện chưa đạt')).toBeNull();
    await expect(page.getByText(/ · Thi cuối khóa$/)).toBeVisible();
    await expect(page.getByText('Từ 80 điểm')).toBeVisible();
  },
});

/** A score from a file is said in full below the table, with its reason. */
export const FilledFromAFile = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          exams: resultExplanation.exams.map((exam, index) =>
            index === 0 ? { ...exam, attempts: [], entered: enteredScore } : exam,
          ),
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const entered = await within(canvasElement).findByText(/nhập từ tệp bởi/);
    await expect(entered).toBeVisible();
    await expect(within(canvasElement).getByText('Có điểm từ tệp')).toBeVisible();
    await expect(within(canvasElement).queryByText('Chưa nộp')).toBeNull();
    await expect(entered.scrollWidth).toBeLessThanOrEqual(entered.clientWidth);
  },
});

/** Of a class that is over, without what the certificate asks for. */
export const NotPassed = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          timing: 'finished',
          planned_count: 1,
          result: { completion: 'not_pass', score: null, rating: null, certificate: false, waiting: false },
          missing: [
            { what: 'lessons', has: 6, needs: 8 },
            { what: 'final_score', has: 42.5, needs: 50 },
          ],
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Không đạt')).toBeVisible();
    await expect(page.getByText('Không đủ điều kiện')).toBeVisible();
    const missing = page.getByRole('heading', { name: 'Điều kiện chưa đạt' }).closest('section');
    await expect(missing).toHaveTextContent('Mới học xong 6/8 bài giảng');
    await expect(missing).toHaveTextContent('Điểm thi cuối khóa 42,5, cần 50');
    await expect(page.getByText('Chưa có điểm: còn kết quả chưa có hoặc chưa công bố.')).toBeVisible();
    const exams = page.getByRole('heading', { name: 'Bài thi' }).closest('section');
    await expect(exams).toHaveTextContent('Còn 1 bài thi của khóa học chưa được giao.');
  },
});

/** Marks of the final exam are not all given: nothing is decided, in a class that has ended too. */
export const WaitingToBeMarked = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          timing: 'finished',
          exams: resultExplanation.exams.map((exam) =>
            exam.is_final
              ? {
                  ...exam,
                  best_score: null,
                  waits: true,
                  attempts: exam.attempts.map((one) => ({ ...one, waits: true })),
                }
              : exam,
          ),
          result: {
            completion: 'not_completed',
            score: null,
            rating: null,
            certificate: false,
            waiting: true,
          },
          missing: [{ what: 'unmarked', has: null, needs: 1 }],
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('Chờ chấm'))[0]).toBeVisible();
    await expect(page.getByText('Chưa đủ điều kiện')).toBeVisible();
    await expect(page.queryByText('Không đủ điều kiện')).toBeNull();
    await expect(page.getByText('Còn 1 bài thi chờ chấm')).toBeVisible();
    await expect(page.getByText('Lần 1: 86,12 (tạm tính, chờ chấm)')).toBeVisible();
    await expect(page.getByText('Chưa có điểm: còn bài thi chờ chấm.')).toBeVisible();
  },
});

/** A final attempt counts while a later one waits. */
export const Provisional = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          exams: resultExplanation.exams.map((exam) => (exam.is_final ? { ...exam, waits: true } : exam)),
          result: { ...resultExplanation.result, waiting: true },
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('86,5 (tạm tính, chờ chấm)'))[0]).toBeVisible();
    await expect((await page.findAllByText('86,12 (tạm tính, chờ chấm)'))[0]).toBeVisible();
  },
});

/** Exams that are yet to be assigned are not called missing. */
export const NothingAssigned = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          timing: 'happening',
          exams: [],
          planned_count: 2,
          chapter_score: null,
          result: {
            completion: 'not_completed',
            score: null,
            rating: null,
            certificate: false,
            waiting: false,
          },
          missing: [{ what: 'planned', has: 0, needs: 2 }],
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Còn 2 bài thi chưa được giao')).toBeVisible();
    await expect(page.getByText('Chưa có điểm: bài thi của khóa học chưa được giao.')).toBeVisible();
    await expect(page.queryByText('Khóa học không có bài thi tính điểm.')).toBeNull();
  },
});

/** A course that asks for no score says so. */
export const WithoutThresholds = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
      response(200).json({
        data: {
          ...resultExplanation,
          completion_score: null,
          certificate_score: null,
          excellent: null,
          good: null,
          average: null,
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Khóa học không đặt mốc điểm nào.')).toBeVisible();
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
