import type { FreeCourse } from '@sen/api/contract/model';
import { askedFreeCourse, freeCourse } from '@sen/api/fixtures/freeCourses';
import { people } from '@sen/api/fixtures/people';
import { freeCourseMocks } from '@sen/api/mocks/freeCourseMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Free course' } satisfies Meta;

const path = `/free-course/${freeCourse.id}`;
const as = people.student;
const mocks = freeCourseMocks;
const of = (course: FreeCourse) => [
  http.get('/free-courses/{id}', ({ response }) => response(200).json({ data: course })),
  ...mocks,
];

const states = pageStates({ path, as, call: '/free-courses/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Without a class, a description, reviews or a lecturer: it can be asked for all the same. */
export const Empty = pageStory({
  path,
  as,
  mocks: of({
    ...freeCourse,
    teacher: null,
    field: null,
    rating: { average: null, count: 0 },
    course_description: '',
    benefits: '',
    introduction: '',
    chapters: [],
    classes: [],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Chưa có lớp nào đang mở/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đăng ký học' })).toBeVisible();
  },
});

/** A student asks for it, in its only class. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, freeCourse.course_name);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đăng ký học' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Đăng ký học “${freeCourse.course_name}”` }),
    );
    await expect(dialog.getByRole('button', { name: /Lớp bạn muốn học/ })).toHaveTextContent('Lớp tối');
    await userEvent.type(dialog.getByRole('textbox', { name: /Lời nhắn/ }), 'Em học buổi tối.');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await screen.findByText(/^Đã gửi yêu cầu học/)).toBeVisible();
  },
});

/** The own request waits, and is withdrawn. */
export const FilledWaiting = pageStory({
  path,
  as,
  mocks: of(askedFreeCourse),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/đang chờ .* duyệt/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Rút yêu cầu' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rút yêu cầu' }));
    await expect(await screen.findByText('Đã rút yêu cầu.')).toBeVisible();
  },
});

const { request } = askedFreeCourse;
const answered = (status: 'approved' | 'denied' | 'withdrawn', change: Partial<FreeCourse> = {}) =>
  of({
    ...askedFreeCourse,
    request_status: status,
    request: request && {
      ...request,
      status,
      decided_at: '2026-11-21T01:00:00Z',
      reason: 'Khóa đã đủ người.',
    },
    ...change,
  });

export const FilledDenied = pageStory({
  path,
  as,
  mocks: answered('denied'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lý do: Khóa đã đủ người.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gửi lại yêu cầu' })).toBeVisible();
  },
});

export const FilledWithdrawn = pageStory({
  path,
  as,
  mocks: answered('withdrawn'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bạn đã rút yêu cầu')).toBeVisible();
  },
});

/** Approved: the course is opened among the own ones. */
export const FilledApprovedOnAPhone = pageStory({
  path,
  as,
  phone: true,
  mocks: answered('approved', { attends: true, has_class: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Yêu cầu của bạn đã được duyệt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vào học' })).toHaveAttribute('href', '/courses-student/21');
  },
});

/** Its class has ended: it is opened to be read, and asked for again. */
export const FilledEnded = pageStory({
  path,
  as,
  mocks: answered('approved', { has_class: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Vào học' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gửi lại yêu cầu' })).toBeVisible();
  },
});

/** It has left the catalogue since it was asked for. */
export const FilledNoLongerPublic = pageStory({
  path,
  as,
  mocks: answered('denied', { is_public: false, classes: [] }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Khóa học này không còn nhận yêu cầu mới.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Gửi lại yêu cầu' })).toBeNull();
  },
});

/** Asked for in another tab meanwhile: the dialog stays open and says so. */
export const AskedTwice = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/free-courses/:id/request',
      { status: 409, code: 'freeCourseAlreadyAsked', message: 'Bạn đã gửi yêu cầu học khóa học này.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Đăng ký học' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Bạn đã gửi yêu cầu');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
