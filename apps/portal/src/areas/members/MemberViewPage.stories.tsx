import { people } from '@sen/api/fixtures/people';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading } from '../../testing/seen';

export default { title: 'Pages/Member, view' } satisfies Meta;

const path = `/users/view/${people.student.id}`;
const as = people.admin;

export const Loading = pageStory({
  path,
  as,
  mocks: [pending('/users/:id')],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

export const Filled = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chi tiết thành viên: ${people.student.name}`);
    await expect(within(canvasElement).getByText(people.student.email)).toBeVisible();
  },
});

/** Not active yet: nobody has signed in. */
export const Empty = pageStory({
  path: `/users/view/${people.staff.id}`,
  as,
  mocks: memberMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa kích hoạt')).toBeVisible();
    await expect(within(canvasElement).getByText('Chưa đăng nhập')).toBeVisible();
    await expect(within(canvasElement).getByText(/E-mail kích hoạt đã được gửi đến/)).toBeVisible();
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [refused('/users/:id', { status: 404, code: 'notFound', message: 'Không tìm thấy nội dung này.' })],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = pageStory({
  path,
  as,
  mocks: [failed('/users/:id')],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});
