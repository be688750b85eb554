import { onlineClass } from '@sen/api/fixtures/onlineClasses';
import { people } from '@sen/api/fixtures/people';
import { studiedPackage, study } from '@sen/api/fixtures/study';
import { http } from '@sen/api/mocks/http';
import { studyMocks } from '@sen/api/mocks/studyMocks';
import type { Study } from '@sen/api/contract/model';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Studying' } satisfies Meta;

const path = '/view/1/lesson_my_course';
const lesson = (id: number, chapter: number, session: number) => `${path}/${id}/${chapter}/${session}`;
const as = people.student;
const classroom = (data: Study) =>
  http.get('/classrooms/{id}/study', ({ response }) => response(200).json({ data }));

const states = pageStates({ path, as, call: '/classrooms/:id/study', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    classroom({ ...study, chapters: [], exams: [], done: 0, total: 0, resume_session_id: null }),
    ...studyMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lớp chưa có nội dung để học')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về trang lớp học' })).toHaveAttribute(
      'href',
      '/classroom/1',
    );
  },
});

/** The lesson that was studied last. */
export const Filled = pageStory({
  path,
  as,
  mocks: studyMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tách nạn nhân khỏi nguồn điện');
    await expect(await page.findByRole('img', { name: /Các bước tách nạn nhân/ })).toBeVisible();
    await expect(page.getByText('Hoàn thành sau khi xem ít nhất 10 giây.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bài sau' })).toHaveAttribute('href', lesson(3, 2, 2));
    await expect(page.getByText('Đã xong 2/6')).toBeVisible();
  },
});

export const FilledClosed = pageStory({
  path: lesson(3, 2, 2),
  as,
  mocks: studyMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Hô hấp nhân tạo');
    await expect(page.getByText(/Hãy hoàn thành “Tách nạn nhân khỏi nguồn điện” trước/)).toBeVisible();
    const first = page.getByRole('link', { name: 'Đến bài cần hoàn thành' });
    await expect(first).toHaveAttribute('href', lesson(2, 2, 1));
  },
});

/** The chapters were rearranged since the address was made: the lesson is found, and its address put right. */
export const FilledElsewhere = pageStory({
  path: lesson(2, 1, 9),
  as,
  mocks: studyMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tách nạn nhân khỏi nguồn điện'),
});

export const FilledOnline = pageStory({
  path: lesson(0, 2, 3),
  as,
  mocks: studyMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Hỏi đáp cùng giảng viên');
    await expect(page.getByRole('link', { name: /Vào buổi học/ })).toBeVisible();
  },
});

/** A class whose chapters have no online session shows its meetings above them. */
export const FilledMeetings = pageStory({
  path,
  as,
  mocks: [
    classroom({
      ...study,
      chapters: study.chapters.map((chapter) => ({
        ...chapter,
        items: chapter.items.filter(({ kind }) => kind !== 'online'),
      })),
      online_classrooms: [
        {
          ...onlineClass,
          id: '8',
          classroom_name: 'Buổi đã qua',
          classroom_start_time: '2020-11-01T01:00:00Z',
        },
        { ...onlineClass, id: '9', classroom_start_time: '2099-11-01T01:00:00Z' },
      ],
    }),
    ...studyMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tách nạn nhân khỏi nguồn điện');
    await expect(page.queryByText('Buổi đã qua')).toBeNull();
    const opener = page.queryByRole('button', { name: 'Nội dung' });
    // On a phone the outline is behind it.
    if (opener) await userEvent.click(opener);
    const link = await screen.findByRole('link', { name: new RegExp(onlineClass.classroom_name) });
    await expect(link).toHaveAttribute('href', onlineClass.classroom_url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const FilledDone = pageStory({
  path,
  as,
  mocks: [
    classroom({
      ...study,
      chapters: study.chapters.map((chapter) => ({
        ...chapter,
        done: chapter.total,
        items: chapter.items.map((one) => ({ ...one, state: 'done', closed: null })),
      })),
      exams: study.exams.map((one) => ({ ...one, state: 'done', closed: null })),
      done: 6,
      resume_session_id: null,
    }),
    ...studyMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bạn đã học xong lớp này')).toBeVisible();
  },
});

/** Packages are on an origin of their own, which no story has: its player is still being opened. */
export const FilledPackage = pageStory({
  path,
  as,
  mocks: [
    http.post('/classrooms/{id}/study/{session_id}', ({ response }) =>
      response(200).json({ data: studiedPackage }),
    ),
    ...studyMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const parts = await page.findByRole('button', { name: /2\. Sơ cứu người bị điện giật/ });
    await expect(page.getByText('Hoàn thành khi gói bài giảng báo đã học xong.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Phần sau' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Phần trước' }));
    await expect(parts).toHaveTextContent('1. Nhận biết nguy hiểm điện (đã hoàn thành)');
    await expect(page.getByText('Điểm cao nhất: 90%')).toBeVisible();
    await expect(page.getByTitle('Nhận biết nguy hiểm điện')).toHaveAttribute(
      'sandbox',
      expect.not.stringContaining('allow-top-navigation'),
    );
  },
});

export const FilledAsTeacher = pageStory({
  path,
  as: people.teacher,
  mocks: [classroom({ ...study, is_preview: true }), ...studyMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Bạn đang xem lớp như học viên/)).toBeVisible();
    await expect(page.queryByText('Tiến độ')).toBeNull();
  },
});

export const Refused = states.refused;
export const Failed = states.failed;
