import { people } from '@sen/api/fixtures/people';
import { examMocks } from '@sen/api/mocks/examMocks';
import { importMocks, questionImport } from '@sen/api/mocks/importMocks';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam, add' } satisfies Meta;

const path = '/surveys/add';
const as = people.teacher;
const before = () => removeDraft(`${as.id}:exam:new`);
const mocks = [...examMocks, ...questionMocks];
const story = (told: Pick<PageStory, 'mocks' | 'play'> & Partial<PageStory>) =>
  pageStory({ path, as, before, ...told });

async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên đề thi/ }), 'Kiểm tra nhanh');
  await userEvent.click(page.getByRole('button', { name: /Danh mục/ }));
  await userEvent.click(await within(document.body).findByRole('option', { name: /Kiểm tra định kỳ/ }));
  await userEvent.click(page.getByRole('button', { name: 'Thêm câu hỏi' }));
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: 'Thêm câu hỏi vào Phần 1' }),
  );
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Chọn Khi phát hiện/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm 1 câu' }));
  await userEvent.click(await page.findByRole('button', { name: 'Chia đều điểm' }));
}

async function saveDraft(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu bản nháp' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/surveys/fulldata',
  submit: saveDraft,
  button: 'Lưu bản nháp',
  notSaved: 'Chưa lưu được đề thi',
  kept: { field: /Tên đề thi/, value: 'Kiểm tra nhanh' },
});

export const Loading = states.loading;

/** Empty form: each required field shows an error, the first has the focus. */
export const Empty = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo đề thi');
    await userEvent.click(await page.findByRole('button', { name: 'Lưu bản nháp' }));
    await expect(await page.findByText('Còn 3 chỗ cần sửa')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Tên đề thi/ })).toHaveFocus();
  },
});

export const Filled = story({
  mocks,
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(await within(canvasElement).findByText(/Tổng điểm các phần: 100\/100/)).toBeVisible();
  },
});

/** Questions that were just imported are in the first part and share its points. */
export const FilledOfAnImport = story({
  path: `${path}?import=${questionImport.id}`,
  before: () => removeDraft(`${as.id}:exam:new:${questionImport.id}`),
  mocks: [...mocks, ...importMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const questions = await page.findByRole('list', { name: 'Các câu hỏi của Phần 1' });
    await expect(within(questions).getAllByRole('listitem')).toHaveLength(3);
    await expect(page.getByText(/Tổng điểm các câu: 100\/100/)).toBeVisible();
  },
});

/** The bar of actions is always in sight: a focus in it leaves the page where it is. */
export const FilledActionsInSight = story({
  mocks,
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    window.scrollTo(0, 0);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 100);
    within(canvasElement).getByRole('button', { name: 'Lưu bản nháp' }).focus();
    await expect(window.scrollY).toBe(0);
  },
});

async function openPicker(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Thêm câu hỏi' }));
  return within(await screen.findByRole('dialog', { name: 'Thêm câu hỏi vào Phần 1' }));
}

/** The question with the focus is shown with its key, by pointer and by arrow keys; nothing is chosen by that. */
export const FilledPicker = story({
  mocks,
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    const preview = within(dialog.getByRole('region', { name: 'Xem trước' }));
    await waitFor(() => expect(preview.getByText('Chưa chọn câu để xem trước')).toBeVisible());
    await userEvent.click((await dialog.findAllByRole('rowheader'))[0] ?? canvasElement);
    await preview.findByText('Đáp án');
    const first = preview.getByRole('heading').textContent;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(preview.getByRole('heading')).not.toHaveTextContent(first));
    await expect(dialog.getByRole('button', { name: 'Thêm 0 câu' })).toBeVisible();
  },
});

/** A question that the exam has cannot be picked again, and says so. */
export const FilledPickerWithAKnownQuestion = story({
  mocks,
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const dialog = await openPicker(canvasElement);
    const known = await dialog.findByRole('rowheader', { name: /Đã có trong đề$/ });
    await expect(within(known).getByText('Đã có trong đề')).toBeVisible();
    const row = within(known.closest<HTMLElement>('[role="row"]') ?? canvasElement);
    await expect(row.getByRole('checkbox')).toBeDisabled();
  },
});

/** A phone shows the preview in place of the list, and goes back to it. */
export const FilledPickerOnAPhone = story({
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    const [question] = await dialog.findAllByRole('rowheader');
    await userEvent.click(question ?? canvasElement);
    const [box] = dialog.getAllByRole('checkbox', { name: /^Chọn [^c]/ });
    await expect(box).toBeChecked();
    await userEvent.click(question ?? canvasElement);
    await expect(box).not.toBeChecked();
    const [menu] = await dialog.findAllByRole('button', { name: /^Thao tác/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xem trước' }));
    const right = await dialog.findByText('Đáp án');
    await waitFor(() => expect(right).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /Ngân hàng câu hỏi/ }));
    await waitFor(() => expect(dialog.queryByText('Đáp án')).not.toBeVisible());
  },
});

async function openDraw(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Chọn ngẫu nhiên' }));
  return within(await screen.findByRole('dialog', { name: 'Chọn câu hỏi ngẫu nhiên cho Phần 1' }));
}

async function chooseCategory(dialog: Awaited<ReturnType<typeof openDraw>>): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: /Danh mục câu hỏi/ }));
  await userEvent.click(await screen.findByRole('option', { name: /An toàn lao động/ }));
  await userEvent.keyboard('{Escape}');
}

async function draw(canvasElement: HTMLElement): Promise<void> {
  const dialog = await openDraw(canvasElement);
  await chooseCategory(dialog);
  await userEvent.type(dialog.getByRole('textbox', { name: /Số câu cần chọn/ }), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Chọn ngẫu nhiên' }));
}

/** What there is is seen before anything is drawn; what was drawn can be taken back at once. */
export const FilledDrawn = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dialog = await openDraw(canvasElement);
    await chooseCategory(dialog);
    await expect(
      await dialog.findByText('Có 40 câu: 12 dễ, 14 trung bình, 9 khó, 5 chưa đánh giá.'),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Số câu cần chọn/ }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Chọn ngẫu nhiên' }));
    await expect(await page.findByText('Câu 2')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(page.queryByText('Câu 1')).toBeNull());
  },
});

/** The dialog with two rules, one of which asks for more than there is. */
export const FilledDrawRules = story({
  mocks: [
    http.post('/surveys/draw/check', ({ response }) =>
      response(200).json({
        data: [
          { total: 40, easy: 12, medium: 14, hard: 9, problem: null },
          {
            total: 3,
            easy: 1,
            medium: 1,
            hard: 1,
            problem:
              'Cần 5 câu nhưng ngân hàng chỉ còn 3 câu phù hợp. Hãy giảm số câu hoặc chọn thêm danh mục.',
          },
        ],
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const dialog = await openDraw(canvasElement);
    await chooseCategory(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /Số câu cần chọn/ }), '5');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Câu khó' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm quy tắc' }));
    await userEvent.click(dialog.getAllByRole('button', { name: /Danh mục câu hỏi/ })[1] ?? canvasElement);
    await userEvent.click(await screen.findByRole('option', { name: /An toàn lao động/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(/^Cần 5 câu/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bỏ quy tắc 2' })).toBeVisible();
  },
});

/** Rules that contradict themselves are refused at their field before anything is sent. */
export const EmptyDraw = story({
  mocks,
  play: async ({ canvasElement }) => {
    const dialog = await openDraw(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Chọn ngẫu nhiên' }));
    await expect(await dialog.findByText('Hãy chọn ít nhất một danh mục.')).toBeVisible();
    await expect(dialog.getByText('Hãy nhập số câu cần chọn, từ 1 trở lên.')).toBeVisible();
  },
});

/** One question is drawn again, and put back. */
export const FilledRedrawn = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await draw(canvasElement);
    const list = within(await page.findByRole('list', { name: /Các câu hỏi của/ }));
    const drawn = list.getAllByRole('listitem').map((row) => row.textContent);
    await userEvent.click(page.getByRole('button', { name: 'Chọn câu khác thay câu 1' }));
    await expect(await screen.findByText(/^Đã thay bằng câu:/)).toBeVisible();
    await expect(list.getAllByRole('listitem')[0]?.textContent).not.toBe(drawn[0]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Hoàn tác' }).at(-1) ?? canvasElement);
    await waitFor(() => expect(list.getAllByRole('listitem')[0]?.textContent).toBe(drawn[0]));
  },
});

export const EmptyOnAPhone = story({
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo đề thi');
    await userEvent.click(await page.findByRole('button', { name: 'Lưu bản nháp' }));
    // The faded edge is wider than the gap between two names: one of them always shows that more follow.
    const names = within(await page.findByRole('list', { name: 'Còn 3 chỗ cần sửa' })).getAllByRole('button');
    const boxes = names.map((name) => name.getBoundingClientRect());
    for (const [place, { left }] of boxes.slice(1).entries())
      await expect(left - (boxes[place]?.right ?? 0)).toBeLessThan(16);
    await expect(names[0]?.closest('ul')).toHaveStyle({ paddingInlineStart: '0px' });
    for (const name of names) await expect(name).toHaveStyle({ paddingInlineStart: '2px' });
  },
});

/** The server refuses a field: its message is shown there and the input is kept. */
export const RefusedField = story({
  mocks: [
    refused(
      '/surveys/fulldata',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
        errors: { title: ['Tên “Kiểm tra nhanh” đã được dùng.'] },
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu bản nháp' }));
    const title = within(canvasElement).getByRole('textbox', { name: /Tên đề thi/ });
    await expect(await within(canvasElement).findByText('Tên “Kiểm tra nhanh” đã được dùng.')).toBeVisible();
    await expect(title).toHaveValue('Kiểm tra nhanh');
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
