import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { paperMocks } from '@sen/api/mocks/paperMocks';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { storeTableView } from '../../app/session/tableViews';
import { pageStory } from '../../testing/pageStory';
import { seesHeading, seesRefused } from '../../testing/seen';

export default { title: 'Pages/Question bank' } satisfies Meta;

const path = '/sample-questions';
const as = people.teacher;

const states = pageStates({ path, as, mocks: questionMocks, call: '/questions' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/questions', ({ response }) => response(200).json(page([]))), ...questionMocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có câu hỏi nào')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link', { name: 'Nhập từ tệp' })[0]).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Xuất câu hỏi' })).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Ngân hàng câu hỏi');
    await expect(await within(canvasElement).findByText(/Khi phát hiện đám cháy/)).toBeVisible();
  },
});

/** Who comes back from a question is on its row, and goes on from there. */
export const BackToTheRow = pageStory({
  path,
  as,
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const cellOf = async () =>
      (await screen.findByText(/Trình bày các bước/)).closest<HTMLElement>('[role="rowheader"]');
    (await cellOf())?.focus();
    await userEvent.keyboard('{Enter}');
    await seesHeading(canvasElement, 'Chi tiết câu hỏi');
    const back = await screen.findByRole('link', { name: 'Ngân hàng câu hỏi', current: false });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cellOf()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await cellOf()).not.toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('role', 'rowheader');
  },
});

export const FilledForAdmin = pageStory({
  path,
  as: people.admin,
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Chọn Khi phát hiện/ }));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Xóa' }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: /^Xóa câu hỏi “Khi phát hiện/ }),
    );
    await expect(dialog.getByRole('button', { name: 'Hủy' })).toHaveFocus();
  },
});

/** What a format cannot carry is named before the file is written. */
export const Exporting = pageStory({
  path,
  as: people.admin,
  mocks: [...paperMocks, ...questionMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Chọn Khi phát hiện/ }));
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Xuất sang hệ thống khác' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Xuất 1 câu hỏi' }));
    await expect(await dialog.findByText('Mọi câu được xuất đầy đủ, cả đáp án.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^GIFT/ }));
    await expect(dialog.getByText('Những gì định dạng này không xuất được')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tải tệp với 1 câu' })).toBeEnabled();
  },
});

/** All that the list shows on its pages is exported too, by its filters. */
export const ExportingAll = pageStory({
  path: `${path}?f.type=one_choice`,
  as: people.admin,
  mocks: [...paperMocks, ...questionMocks],
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findByRole('button', { name: 'Xuất câu hỏi' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Xuất \d+ câu hỏi$/ }));
    await expect(await dialog.findByRole('radio', { name: /^QTI 2.1/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^QTI 3.0/ }));
    await expect(dialog.getByRole('button', { name: 'Tải tệp với 11 câu' })).toBeEnabled();
  },
});

/** The import is a page of its own. */
export const Importing = pageStory({
  path,
  as,
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Nhập từ tệp' });
    await expect(link).toHaveAttribute('href', '/questions/import');
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: questionMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/Khi phát hiện đám cháy/)).toBeVisible();
    // A card has no place for the day, and the list is in its order all the same.
    const order = screen.getByRole('combobox', { name: 'Sắp xếp theo' });
    await expect(order).toHaveDisplayValue('Ngày tạo');
    await userEvent.click(screen.getByRole('button', { name: 'Sắp xếp tăng dần' }));
    await expect(await screen.findByRole('button', { name: 'Sắp xếp giảm dần' })).toBeVisible();
  },
});

/** No row matches the search in the URL; a button clears it. */
export const NothingFound = pageStory({
  path: `${path}?q=không có đâu&f.type=long_answer`,
  as,
  mocks: [http.get('/questions', ({ response }) => response(200).json(page([]))), ...questionMocks],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Không có mục nào khớp')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('không có đâu');
    await userEvent.click(screen.getByRole('button', { name: 'Xóa từ khóa và bộ lọc' }));
    await expect(await screen.findByText('Chưa có câu hỏi nào')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
});

/** The URL's filters are shown above the table; one is added in the popover, one is removed. */
export const Narrowed = pageStory({
  path: `${path}?f.type=one_choice&f.type=true_false&f.status=published&f.created_at=after:2026-11-01`,
  as,
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/Khi phát hiện đám cháy/)).toBeVisible();
    const active = within(await screen.findByRole('group', { name: 'Bộ lọc đang dùng' }));
    await expect(active.getByText('Loại câu hỏi: Chọn một đáp án, Đúng/Sai')).toBeVisible();
    await expect(active.getByText('Trạng thái: Công khai')).toBeVisible();
    await userEvent.click(active.getAllByRole('button', { name: /Bỏ|Xóa/ })[0] ?? canvasElement);
    await expect(active.queryByText(/Loại câu hỏi:/)).toBeNull();
  },
});

/** The saved view of the table is restored. */
export const AsSetUp = pageStory({
  path,
  as,
  before: () =>
    Promise.resolve(storeTableView(as.id, 'questions', { hidden: ['category'], widths: { type: 12 } })),
  mocks: questionMocks,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/Khi phát hiện đám cháy/)).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: /Danh mục/ })).toBeNull();
  },
});

export const Refused = states.refused;

/** The role has no access: no page call is sent. */
export const RefusedToStudents = pageStory({
  path,
  as: people.student,
  mocks: [],
  play: ({ canvasElement }) => seesRefused(canvasElement),
});

export const Failed = states.failed;
