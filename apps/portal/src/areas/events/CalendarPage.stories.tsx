import { calendarCounts, calendarEntries, calendarFeed, event } from '@sen/api/fixtures/events';
import { people, secondCompany } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { http } from '@sen/api/mocks/http';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading, seesRefused } from '../../testing/seen';

export default { title: 'Pages/Calendar' } satisfies Meta;

const path = '/calendar?view=month&date=2026-11-24';
const as = people.teacher;
const mocks = eventMocks;

/** The calendar is there at once; its entries come. */
export const Loading = pageStory({
  path,
  as,
  mocks: [pending('/calendar'), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Đang tải lịch…')).toBeInTheDocument();
  },
});

export const Empty = pageStory({
  path: '/calendar?view=agenda&date=2026-11-24',
  as: people.sponsor,
  mocks: [
    http.get('/calendar', ({ response }) => response(200).json({ data: [], truncated: false })),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Không có dữ liệu.')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Tạo sự kiện' })).toBeNull();
  },
});

/** How much there is of each kind, the page counts itself. */
export const Filled = pageStory({
  path,
  as,
  mocks: [failed('/events/sumup'), ...mocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Lịch');
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: new RegExp(event.title) })).toBeVisible();
    await expect(page.getByRole('button', { name: /Bắt đầu: Vận hành xe nâng/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ngày hội An toàn.*Cả ngày/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Hỏi đáp trước kỳ thi.*Học trực tuyến/ })).toBeVisible();
    const count = calendarCounts.filter(({ kind }) => kind === 'exam').length;
    const exams = await page.findByRole('checkbox', { name: `Bài thi (${count})` });
    await expect(page.getByRole('button', { name: /An toàn điện cơ bản/ })).toBeVisible();
    await userEvent.click(exams);
    await expect(page.queryByRole('button', { name: /An toàn điện cơ bản/ })).toBeNull();
  },
});

/** Of more than it shows, it tells how much there is. */
export const FilledWithTooMany = pageStory({
  path,
  as,
  mocks: [
    http.get('/calendar', ({ response }) => response(200).json({ data: calendarEntries, truncated: true })),
    http.get('/events/sumup', ({ response }) =>
      response(200).json({ data: [{ day: '2026-11-30', kind: 'exam', count: 1_200 }] }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('checkbox', { name: 'Bài thi (1.200)' })).toBeVisible();
  },
});

/** Who only takes part finds the own entries, and creates none. */
export const FilledForAStudent = pageStory({
  path,
  as: people.student,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: new RegExp(event.title) })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Tạo sự kiện' })).toBeNull();
  },
});

/** The secret address is shown once, when it is created. */
export const FilledWithAnAddress = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Dùng trong ứng dụng lịch khác' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tạo địa chỉ' }));
    await expect(await dialog.findByRole('textbox', { name: 'Địa chỉ lịch' })).toHaveValue(
      calendarFeed.address,
    );
  },
});

/** Who sees all units may look at one alone. */
export const FilledForASystemAdministrator = pageStory({
  path,
  as: people.superAdmin,
  mocks: [...mocks, ...companyMocks],
  play: async ({ canvasElement }) => {
    const unit = await within(canvasElement).findByRole('combobox', { name: 'Đơn vị' });
    await expect(unit).toHaveAttribute('placeholder', 'Mọi đơn vị');
  },
});

export const FilledByWeek = pageStory({
  path: '/calendar?view=week&date=2026-11-24',
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('grid', { name: '23 – 29 tháng 11, 2026' }),
    ).toBeVisible();
  },
});

/** On a phone it begins as an agenda. */
export const FilledOnAPhone = pageStory({
  path: '/calendar?date=2026-11-24',
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: new RegExp(event.title) }),
    ).toBeVisible();
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused('/calendar', {
      status: 403,
      code: 'forbidden',
      message: 'Bạn không có quyền thực hiện thao tác này.',
    }),
    ...mocks,
  ],
  play: ({ canvasElement }) => seesRefused(canvasElement),
});

/** The calendar stays, and says that its entries could not be loaded. */
export const Failed = pageStory({
  path,
  as,
  mocks: [failed('/calendar'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Không tải được lịch')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
});

async function choosesFile(canvasElement: HTMLElement) {
  await seesHeading(canvasElement, 'Lịch');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Nhập tệp lịch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nhập tệp lịch (.ics)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nhập' }));
  const group = dialog.getByRole('group', { name: /^Tệp lịch/ });
  await expect(within(group).getByText('Hãy chọn tệp .ics.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tệp lịch' })).toBeVisible();
  const file = new File(['BEGIN:VCALENDAR'], 'lich.ics', { type: 'text/calendar' });
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  await userEvent.upload(input, file);
  return dialog;
}

/** The reason is that of the file, not that some field is marked. */
export const ImportOfABrokenFile = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/calendar/import/check',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
        errors: { file: ['Tệp này không phải tệp lịch (.ics).'] },
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const dialog = await choosesFile(canvasElement);
    await expect(await dialog.findByText('Tệp này không phải tệp lịch (.ics).')).toBeVisible();
    await expect(dialog.queryByText(/các ô được đánh dấu/)).toBeNull();
    await expect(dialog.queryByText('Hãy chọn tệp .ics.')).toBeNull();
  },
});

/** A calendar file is previewed; each of its events can be left out. */
export const Importing = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const dialog = await choosesFile(canvasElement);
    const fresh = await dialog.findByRole('checkbox', { name: /Họp giao ban đào tạo/ });
    await expect(fresh).toBeChecked();
    await expect(dialog.getByText('Tổng kết tháng 10: đã qua')).toBeVisible();
    await expect(dialog.getByText(/105 lần.*chỉ nhập đến 01\/12\/2028/)).toBeVisible();
    await userEvent.click(fresh);
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập' }));
    await expect(await screen.findByText('Đã tạo 1 và cập nhật 1 sự kiện.')).toBeVisible();
    // The month of the first of them.
    await expect(await within(canvasElement).findByRole('grid', { name: 'Tháng 12/2026' })).toBeVisible();
  },
});

/** Who has no unit may choose the file first: what is missing is said, and the file is read once its unit is known. */
export const ImportingForAUnit = pageStory({
  path,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  mocks: [...mocks, ...companyMocks],
  play: async ({ canvasElement }) => {
    const dialog = await choosesFile(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập' }));
    const unit = dialog.getByRole('combobox', { name: /Đơn vị/ });
    await expect(unit).toBeInvalid();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.type(unit, 'an');
    await userEvent.click(await screen.findByRole('option', { name: secondCompany.company_name }));
    await expect(await dialog.findByRole('checkbox', { name: /Họp giao ban đào tạo/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập' }));
    await expect(await screen.findByText('Đã tạo 1 và cập nhật 1 sự kiện.')).toBeVisible();
  },
});
