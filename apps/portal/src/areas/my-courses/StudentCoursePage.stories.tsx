import { myCourse } from '@sen/api/fixtures/myCourses';
import { people } from '@sen/api/fixtures/people';
import { openClass } from '@sen/api/fixtures/registration';
import { courseRating, hiddenReview } from '@sen/api/fixtures/reviews';
import { activationMocks } from '@sen/api/mocks/activationMocks';
import { http } from '@sen/api/mocks/http';
import { myCourseMocks } from '@sen/api/mocks/myCourseMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import { reviewMocks } from '@sen/api/mocks/reviewMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/A course for students' } satisfies Meta;

const path = '/courses-student/1';
const as = people.student;
const mocks = [...myCourseMocks, ...reviewMocks, ...registrationMocks, ...activationMocks];

const states = pageStates({ path, as, call: '/courses-student/:id', refusal: 'notFound', mocks });

export const Loading = states.loading;

const noClass = http.get('/register', ({ response }) => response(200).json(pageOf([])));
const noReview = http.get('/courses/{id}/reviews', ({ response }) => response(200).json(pageOf([])));
const notAttended = http.get('/courses/{id}/rating', ({ response }) =>
  response(200).json({
    data: { ...courseRating, average: null, count: 0, stars: [0, 0, 0, 0, 0], attends: false, begun: false },
  }),
);

/** Nothing to register for, and nobody has reviewed it: a code helps, and the review says why it has to wait. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    noClass,
    noReview,
    notAttended,
    http.get('/my-courses', ({ response }) => response(200).json(pageOf([]))),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, myCourse.course_name);
    const page = within(canvasElement);
    await expect(await page.findByText(/Hiện không có lớp nào để đăng ký/)).toBeVisible();
    await expect(await page.findByText('Chưa có đánh giá nào')).toBeVisible();
    await expect(page.getByRole('button', { name: /Viết đánh giá/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The own class, another one to register for, the content, and what others say; the course is reviewed. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, myCourse.course_name);
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: /Vào lớp An toàn lao động/ })).toHaveAttribute(
      'href',
      '/classroom/1',
    );
    await expect(
      await page.findByRole('button', { name: `Đăng ký ${openClass.classroom_name}` }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chương 1: Nguy cơ về điện' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Viết đánh giá' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Đánh giá khóa học' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
    await expect(await dialog.findByText('Trường này là bắt buộc!')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Tốt$/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nhận xét/ }), 'Bổ ích');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
    await expect(await screen.findByText('Cảm ơn bạn đã đánh giá.')).toBeVisible();
  },
});

/** A wrong code is refused at its field, with what to look at. */
export const WrongCode = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/activation',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ.',
        errors: { code: ['Mã kích hoạt không đúng.'] },
        codes: { code: 'activationCodeWrong' },
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Nhập mã kích hoạt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kích hoạt khóa học' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Mã kích hoạt/ }), 'ABCD');
    await userEvent.click(dialog.getByRole('button', { name: 'Vào lớp' }));
    await expect(await dialog.findByText('Mã kích hoạt không đúng.')).toBeVisible();
  },
});

/** The own review was hidden: its author reads why, and can change it but not delete it. */
export const OwnReviewHidden = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rating', ({ response }) =>
      response(200).json({ data: { ...courseRating, own: { ...hiddenReview, is_own: true } } }),
    ),
    http.get('/courses/{id}/reviews', ({ response }) =>
      response(200).json(pageOf([{ ...hiddenReview, is_own: true }])),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lý do: Xúc phạm giảng viên')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sửa đánh giá' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Xóa đánh giá' })).toBeNull();
  },
});

/** A teacher sees it as students do, and neither registers nor reviews. */
export const FilledForTeachers = pageStory({
  path,
  as: people.teacher,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, myCourse.course_name);
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Nhập mã kích hoạt' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Viết đánh giá' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, myCourse.course_name);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
