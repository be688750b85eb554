import { newActivationCodes } from '@sen/api/fixtures/activation';
import { people } from '@sen/api/fixtures/people';
import { activationMocks } from '@sen/api/mocks/activationMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Activation codes' } satisfies Meta;

const path = '/classroom/1/activation-codes';
const as = people.admin;
const mocks = [...activationMocks, ...classMocks];

const states = pageStates({ path, as, call: '/classrooms/:id/activation-codes', mocks: classMocks });

export const Loading = states.loading;

export const Empty = states.empty('Lớp chưa có mã kích hoạt nào');

/** Who has used which code; a used one says why it cannot be withdrawn. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Mã kích hoạt');
    const page = within(canvasElement);
    await expect(await page.findByText(people.student.name)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Thao tác với mã số 2/ }));
    await expect(await screen.findByRole('menuitem', { name: /Thu hồi/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: /^Thao tác với mã số 3/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Thu hồi' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Thu hồi mã số 3?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thu hồi' }));
    await expect(await screen.findByText('Đã thu hồi 1 mã.')).toBeInTheDocument();
  },
});

/** New codes are shown once, with what to do before the dialog closes. */
export const Creating = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo mã' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tạo mã kích hoạt' }));
    await userEvent.type(form.getByRole('textbox', { name: /Ghi chú/ }), 'Tổ điện');
    await userEvent.click(form.getByRole('button', { name: 'Tạo mã' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Đã tạo 2 mã' }));
    const list = shown.getByRole('textbox', { name: 'Các mã vừa tạo' });
    for (const { code } of newActivationCodes) await expect(list).toHaveTextContent(code);
    await userEvent.click(shown.getByRole('button', { name: 'Xong' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const CreatingRefused = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/classrooms/:id/activation-codes',
      { status: 409, code: 'classEnded', message: 'Lớp học đã kết thúc.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo mã' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tạo mã kích hoạt' }));
    await userEvent.click(form.getByRole('button', { name: 'Tạo mã' }));
    await expect(await form.findByText('Lớp học đã kết thúc.')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
