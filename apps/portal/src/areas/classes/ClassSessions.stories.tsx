import type { Class } from '@sen/api/contract/model';
import { attendedClass, taughtClass } from '@sen/api/fixtures/classes';
import { onlineClass, onlineClassRows } from '@sen/api/fixtures/onlineClasses';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../testing/pageStory';

export default { title: 'Pages/Class, sessions' } satisfies Meta;

const running: Class = { ...taughtClass, classroom_end_time: '2099-12-31T10:00:00Z' };
const classroom = (data: Class) =>
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data }));
/** The address of a notification of a session. */
const path = '/classroom/1?tab=online';
const base = { path, as: people.teacher, mocks: [classroom(running), ...onlineClassMocks] };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const ofStudent = { as: people.student, mocks: [classroom(attendedClass), ...onlineClassMocks] };
const [over, coming] = onlineClassRows;
if (!over || !coming) throw new Error('The fixtures name two sessions.');

async function openDialog(canvasElement: HTMLElement) {
  const panel = within(await within(canvasElement).findByRole('tabpanel', { name: /Buổi học trực tuyến/ }));
  await userEvent.click(await panel.findByRole('button', { name: 'Thêm buổi học' }));
  return within(await screen.findByRole('dialog', { name: 'Thêm buổi học trực tuyến' }));
}

/** The address opens the tab. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(coming.classroom_name)).toBeVisible();
    await expect(page.getByText('Chưa diễn ra')).toBeVisible();
    await expect(page.getByText('Đã qua')).toBeVisible();
    const link = page.getByRole('link', { name: /^Google Meet/ });
    await expect(link).toHaveAttribute('href', coming.classroom_url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(coming.classroom_name)).toBeVisible();
  },
});

export const Empty = story({
  mocks: [classroom(running), emptyList('/onlineclassrooms')],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có buổi học trực tuyến')).toBeVisible();
    await openDialog(canvasElement);
  },
});

/** An address shows its service; one of a foreign host is refused. Errors stand at their fields. */
export const Adding = story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const submit = dialog.getByRole('button', { name: 'Thêm buổi học' });
    await userEvent.click(submit);
    const address = dialog.getByRole('textbox', { name: /Địa chỉ phòng họp/ });
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'https://hop.donvi.vn/phong-1');
    await userEvent.click(submit);
    await expect((await dialog.findAllByText(/chỉ nhận địa chỉ của nền tảng họp/))[0]).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, coming.classroom_url);
    await expect(await dialog.findByText('Phòng họp của Google Meet.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Chọn học viên' }));
    await userEvent.click(submit);
    await expect((await dialog.findAllByText('Trường này là bắt buộc!')).length).toBeGreaterThan(0);
  },
});

/** Whether the session of `EditedByTwo` has been changed by somebody else. */
let changed = false;

/** Another person changed the session meanwhile: what was entered stays, and saving again replaces it. */
export const EditedByTwo = story({
  mocks: [
    http.put('/onlineclassrooms/{id}', async ({ request, response }) => {
      const { version } = await request.json();
      if (version === onlineClass.version + 1) return response(200).json({ data: onlineClass });
      changed = true;
      return response(409).json({
        type: 'about:blank',
        title: 'sessionChanged',
        status: 409,
        code: 'sessionChanged',
        message: 'Trong lúc bạn đang sửa, người khác đã sửa buổi học này.',
      });
    }),
    http.get('/onlineclassrooms/{id}', ({ response }) =>
      response(200).json({
        data: changed ? { ...onlineClass, version: onlineClass.version + 1 } : onlineClass,
      }),
    ),
    ...base.mocks,
  ],
  before: async () => {
    changed = false;
    return Promise.resolve();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', {
        name: new RegExp(`^Thao tác với ${coming.classroom_name}`),
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chỉnh sửa' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Sửa buổi học/ }));
    const name = await dialog.findByRole('textbox', { name: /Tên buổi học/ });
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(await dialog.findByText(/người khác đã sửa buổi học này/)).toBeVisible();
    await expect(name).toHaveValue(`${coming.classroom_name} 2`);
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(await screen.findByText(/^Đã lưu buổi học/)).toBeInTheDocument();
  },
});

/** A student sees the own sessions, the next one first, and joins in a new tab. */
export const OfAStudent = story({
  ...ofStudent,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first, second] = await page.findAllByRole('article');
    if (!first || !second) throw new Error('Two sessions are shown');
    await expect(within(first).getByText(coming.classroom_name)).toBeVisible();
    const join = within(first).getByRole('link', { name: /^Vào buổi học/ });
    await expect(join).toHaveAttribute('href', coming.classroom_url);
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(within(second).getByText('Đã qua')).toBeVisible();
    await expect(within(second).queryByRole('link')).toBeNull();
    await expect(page.queryByText('Học viên')).toBeNull();
  },
});

export const OfAStudentOnAPhone = story({
  ...ofStudent,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(coming.classroom_name)).toBeVisible();
  },
});

/** A session that has begun is the first, and its link the main action. */
export const OfAStudentNow = story({
  ...ofStudent,
  mocks: [
    classroom(attendedClass),
    http.get('/onlineclassrooms', ({ response }) =>
      response(200).json(pageOf([{ ...coming, classroom_start_time: new Date().toISOString() }, over])),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Vào được ngay')).toBeVisible();
  },
});

export const OfAStudentWithoutAny = story({
  ...ofStudent,
  mocks: [classroom(attendedClass), emptyList('/onlineclassrooms')],
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText('Bạn chưa có buổi học trực tuyến nào');
    await expect(title).toBeVisible();
  },
});
