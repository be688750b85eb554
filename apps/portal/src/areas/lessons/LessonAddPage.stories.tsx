import { people } from '@sen/api/fixtures/people';
import { lessonMocks } from '@sen/api/mocks/lessonMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { refused } from '@sen/api/mocks/states';
import { uploadMocks } from '@sen/api/mocks/uploadMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Lesson, add' } satisfies Meta;

const path = '/lessons/add';
const as = people.teacher;
const before = () => removeDraft(`${as.id}:lesson:new`);
const mocks = [...lessonMocks, ...projectMocks, ...uploadMocks];
const story = (told: Pick<PageStory, 'mocks' | 'play'>) => pageStory({ path, as, before, ...told });

const pdf = new File(['%PDF-1.7 bài giảng'], 'Nội quy xưởng.pdf', { type: 'application/pdf' });

async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên bài giảng/ }), 'Nội quy xưởng');
  await userEvent.click(page.getByRole('button', { name: /Danh mục/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Video/ }));
  await userEvent.type(page.getByRole('combobox', { name: /Dự án/ }), 'Huấn');
  await userEvent.click(await screen.findByRole('option', { name: /Huấn luyện an toàn 2026/ }));
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no chooser');
  await userEvent.upload(input, pdf);
  await page.findAllByText(/Đã tải lên/);
}

async function add(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo bài giảng' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/lessons',
  submit: add,
  button: 'Tạo bài giảng',
  notSaved: 'Chưa lưu được bài giảng',
  kept: { field: /Tên bài giảng/, value: 'Nội quy xưởng' },
});

export const Loading = states.loading;

/** Empty form: each required field shows an error, the first has the focus. */
export const Empty = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo bài giảng');
    await userEvent.click(await page.findByRole('button', { name: 'Tạo bài giảng' }));
    await expect(await page.findByText('Còn 4 chỗ cần sửa')).toBeVisible();
    await expect(page.getAllByText(/Bài giảng chưa có tệp nào/)[0]).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Tên bài giảng/ })).toHaveFocus();
  },
});

/** What is typed is judged while it is put right. */
export const Filled = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement);
    const link = page.getByRole('textbox', { name: /Liên kết/ });
    await userEvent.type(link, 'javascript:alert(1)');
    await userEvent.click(page.getByRole('button', { name: 'Tạo bài giảng' }));
    await expect(await page.findByText(/Hãy nhập địa chỉ bắt đầu bằng https/)).toBeVisible();
    await userEvent.clear(link);
    await expect(page.queryByText(/Hãy nhập địa chỉ bắt đầu bằng https/)).toBeNull();
  },
});

const film = async () => {
  const address = new URL(
    '../../../../../packages/ui/src/composites/VideoPlayer/samples/lesson.webm',
    import.meta.url,
  );
  const bytes = await (await fetch(address)).arrayBuffer();
  return new File([bytes], 'Sơ cứu.webm', { type: 'video/webm' });
};

/** The duration is that of the main film, until another one is typed; emptied, it is the film's again. */
export const Measured = story({
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const duration = await page.findByRole('textbox', { name: /Thời lượng/ });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no chooser');
    await userEvent.upload(input, await film());
    await waitFor(() => expect(duration).toHaveValue('00:00:12'));
    await userEvent.clear(duration);
    await userEvent.type(duration, '00:05:00{Enter}');
    await userEvent.tab();
    await expect(duration).toHaveValue('00:05:00');
    await userEvent.clear(duration);
    await userEvent.tab();
    await waitFor(() => expect(duration).toHaveValue('00:00:12'));
  },
});

/** The server refuses a file that has expired meanwhile; what was typed is kept. */
export const RefusedFile = story({
  mocks: [
    refused(
      '/lessons',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
        errors: { 'attachments.0.id': ['Tệp này không còn trên hệ thống.'] },
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await expect(
      (await within(canvasElement).findAllByText(/Tệp này không còn trên hệ thống/))[0],
    ).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
