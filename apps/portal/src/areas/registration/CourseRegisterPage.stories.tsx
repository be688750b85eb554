import { people } from '@sen/api/fixtures/people';
import { openClass } from '@sen/api/fixtures/registration';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Registration for a class' } satisfies Meta;

const path = '/course-register';
const as = people.student;

const states = pageStates({ path, as, call: '/register' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/register', ({ response }) => response(200).json(pageOf([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có lớp nào để đăng ký')).toBeVisible();
  },
});

/** One request waits, one class is open, one request was denied with a reason. */
export const Filled = pageStory({
  path,
  as,
  mocks: registrationMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Đăng ký lớp học');
    await expect(await page.findByText('Chờ duyệt')).toBeVisible();
    await expect(page.getByText('Lý do: Lớp đã đủ học viên.')).toBeVisible();
    const { classroom_name: classroom } = openClass;
    await userEvent.click(page.getByRole('button', { name: `Đăng ký ${classroom}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Đăng ký lớp ${classroom}` }));
    await userEvent.type(dialog.getByRole('textbox'), 'Em học buổi tối');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await screen.findByText(`Đã gửi yêu cầu vào lớp ${classroom}.`)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: registrationMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chờ duyệt')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
