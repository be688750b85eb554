import { examRoom } from '@sen/api/fixtures/examRoom';
import { people } from '@sen/api/fixtures/people';
import { examRoomMocks } from '@sen/api/mocks/examRoomMocks';
import { http } from '@sen/api/mocks/http';
import type { ExamRoom } from '@sen/api/contract/model';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { href } from '../../routes/paths';
import { cameFromPage } from '../../testing/cameFromPage';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam room' } satisfies Meta;

const path = '/classroom/1/examRoom/1';
const as = people.teacher;
const room = (change: Partial<ExamRoom>) =>
  http.get('/assignments/{id}/room', ({ response }) =>
    response(200).json({ data: { ...examRoom, ...change } }),
  );

const states = pageStates({
  path,
  as,
  mocks: examRoomMocks,
  call: '/assignments/:id/room',
  refusal: 'notFound',
});

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [room({ people: [], actions: [] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bài thi chưa có người dự thi')).toBeVisible();
  },
});

/** The room of a training's test says which one, and leads back to the training. */
export const OfATraining = pageStory({
  path,
  as,
  mocks: [room({ meeting: { id: '91', kind: 'pretest' } })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Kiểm tra đầu vào: /)).toBeVisible();
    await expect(page.getByRole('link', { name: examRoom.classroom_name })).toHaveAttribute(
      'href',
      '/trains/1',
    );
  },
});

/** Whoever came from the calendar goes back to it. */
export const FromTheCalendar = pageStory({
  path,
  as,
  before: cameFromPage(href('calendar')),
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Lịch' })).toHaveAttribute(
      'href',
      '/calendar',
    );
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Phòng thi');
    // Who needs somebody comes first.
    const [, first] = await page.findAllByRole('row');
    await expect(first).toHaveTextContent(people.otherStudent.name);
    await expect(first).toHaveTextContent('3 thay đổi còn ở máy');
    await expect(page.getByRole('tab', { name: /Cần xử lý/ })).toHaveTextContent('4');
  },
});

export const GivingTimeBack = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Thêm giờ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thêm giờ cho tất cả' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Số phút/ }), '10');
    await userEvent.tab();
    await expect(dialog.getByText('Áp dụng cho 6 học viên.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm giờ' }));
    await expect(await dialog.findByText('Trường này là bắt buộc!')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Mất điện phòng máy.');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm giờ' }));
    await expect(await screen.findByText('Đã thêm giờ cho 1 học viên.')).toBeVisible();
  },
});

export const MakingUpForAnOutage = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Thêm giờ' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Bù thời gian bị gián đoạn/ }));
    // It is taken to have begun when the first was lost.
    await expect(dialog.getByText(/mở lại 1 bài đã hết giờ/)).toBeVisible();
  },
});

/** Some are chosen, or all; who has handed in already is left out. */
export const MessagingThoseChosen = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Chọn Phan Văn Khoa' }));
    const bar = within(await page.findByRole('region', { name: 'Thao tác với các mục đã chọn' }));
    await expect(bar.getByRole('button', { name: 'Nhắn tin' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Nguyễn Hoàng Anh' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Trần Quốc Đạt' }));
    await userEvent.click(bar.getByRole('button', { name: 'Nhắn tin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhắn tin cho 2 học viên' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Còn 10 phút.');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi' }));
    await expect(await screen.findByText('Đã gửi cho 1 học viên.')).toBeVisible();
  },
});

export const EndingAllChosen = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Chọn cả trang' }));
    const bar = within(await page.findByRole('region', { name: 'Thao tác với các mục đã chọn' }));
    await userEvent.click(bar.getByRole('button', { name: 'Thu bài' }));
    await expect(await screen.findByRole('dialog', { name: /của 4 học viên/ })).toBeVisible();
  },
});

/** A hand-in file is previewed before it counts. */
export const TakingAHandInFile = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^Thao tác với Phan Văn Khoa/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nhận tệp nộp bài' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nhận tệp nộp bài của Phan Văn Khoa' });
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The dialog takes no file.');
    await userEvent.upload(input, new File(['{}'], 'bai-lam-24.senbailam'));
    await expect(await within(dialog).findByText(/1 câu sẽ thay đổi/)).toBeVisible();
    await expect(within(dialog).getByText(/máy chủ có câu trả lời mới hơn từ thiết bị khác/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cho tính' }));
    await expect(await screen.findByText('Đã nhận tệp nộp bài của Phan Văn Khoa.')).toBeVisible();
  },
});

export const TheLog = pageStory({
  path: `${path}?tab=log`,
  as,
  mocks: examRoomMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lê Thị Hồng Ngọc thêm 10 phút cho Đỗ Minh Châu')).toBeVisible();
    await expect(page.getByText('Máy 12 khởi động lại.')).toBeVisible();
  },
});

export const NobodyNeedsAnybody = pageStory({
  path: `${path}?tab=needs`,
  as,
  mocks: [room({ people: examRoom.people.filter(({ needs }) => needs.length === 0) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không ai cần xử lý')).toBeVisible();
  },
});

export const AfterTheClass = pageStory({
  path,
  as,
  mocks: [room({ may_act: false })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/chỉ xem được phòng thi/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Thêm giờ' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: examRoomMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Phòng thi'),
});

export const Refused = states.refused;

export const Failed = states.failed;
