import { studentCourse } from '@sen/api/fixtures/myCourses';
import { people } from '@sen/api/fixtures/people';
import { hiddenReview, reviews } from '@sen/api/fixtures/reviews';
import { myCourseMocks } from '@sen/api/mocks/myCourseMocks';
import { managedReviewMocks } from '@sen/api/mocks/reviewMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Reviews of a course' } satisfies Meta;

const { company_id, project_id, id } = studentCourse;
const path = `/rating-courses/${company_id}/${project_id}/${id}`;
const as = people.admin;
const mocks = [...myCourseMocks, ...managedReviewMocks];

const states = pageStates({ path, as, call: '/courses/:id/rating', refusal: 'notFound', mocks });
const list = pageStates({ path, as, call: '/courses/:id/reviews', mocks });

export const Loading = states.loading;

export const Empty = list.empty('Chưa có đánh giá nào');

/** The average, the distribution, and what was written; an abusive review is hidden with a reason. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Đánh giá khóa học');
    const page = within(canvasElement);
    await expect(await page.findByText(`Đã ẩn: ${hiddenReview.hidden?.reason}`)).toBeVisible();
    await expect(page.getByRole('meter', { name: '5 sao' })).toBeVisible();
    const name = reviews[1]?.author.name ?? '';
    await userEvent.click(page.getByRole('button', { name: new RegExp(`đánh giá của ${name}`) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ẩn đánh giá' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Ẩn đánh giá của ${name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ẩn đánh giá' }));
    await expect(await dialog.findByText('Trường này là bắt buộc!')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Xúc phạm');
    await userEvent.click(dialog.getByRole('button', { name: 'Ẩn đánh giá' }));
    await expect(await screen.findByText('Đã ẩn đánh giá.')).toBeVisible();
  },
});

/** A teacher reads the reviews of the own courses, and hides none. */
export const FilledForTeachers = pageStory({
  path,
  as: people.teacher,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Đã ẩn:/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Thao tác với/ })).toBeNull();
  },
});

export const OfAnotherProject = mismatchedPage({ path: `/rating-courses/${company_id}/99/${id}`, as, mocks });

export const Refused = states.refused;

export const Failed = states.failed;
