import type { Class } from '@sen/api/contract/model';
import { taughtClass } from '@sen/api/fixtures/classes';
import { memberRows } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../testing/pageStory';

export default { title: 'Pages/Class, students' } satisfies Meta;

const { student, otherStudent } = people;
const managed: Class = { ...taughtClass, may_enrol: true };
const classroom = (data: Class) =>
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data }));
const base = {
  path: '/classroom/1',
  as: people.admin,
  mocks: [classroom(managed), ...classMocks, ...onlineClassMocks, ...memberMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

async function openStudents(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('tab', { name: /Học viên/ }));
  return within(await page.findByRole('tabpanel', { name: /Học viên/ }));
}

async function openDialog(canvasElement: HTMLElement, way: string) {
  const panel = await openStudents(canvasElement);
  const [add] = panel.getAllByRole('button', { name: 'Thêm học viên' });
  if (!add) throw new Error('Nobody can be added');
  await userEvent.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Thêm học viên vào lớp' }));
  await userEvent.click(dialog.getByRole('radio', { name: way }));
  return dialog;
}

/** Found by name without marks; a search without matches says so. */
export const Searching = story({
  play: async ({ canvasElement }) => {
    const panel = await openStudents(canvasElement);
    await userEvent.type(panel.getByRole('searchbox'), 'do chau');
    await waitFor(() => expect(panel.queryByText(otherStudent.name)).toBeNull());
    await expect(panel.getByText(student.name)).toBeVisible();
  },
});

export const OnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    const panel = await openStudents(canvasElement);
    await expect(await panel.findByText(student.name)).toBeVisible();
  },
});

/** Made when it is asked for: Storybook copies what a story is given. */
const largeClass = http.get('/classrooms/{id}', ({ response }) => {
  const students = Array.from({ length: 5000 }, (_, at) => ({
    ...student,
    id: String(1000 + at),
    name: `Nguyễn Thị Thuỳ ${at + 1}`,
    membership_code: `HV${at + 1}`,
    email: `hv${at + 1}@sen.vn`,
    avatar: null,
    is_view: true,
  }));
  const ids = students.map(({ id }) => id);
  return response(200).json({ data: { ...managed, students, student_ids: ids } });
});

/** Of 5,000 students a page is shown, and one is found by code. */
export const FiveThousand = story({
  mocks: [largeClass, ...base.mocks],
  play: async ({ canvasElement }) => {
    const panel = await openStudents(canvasElement);
    await expect(await panel.findByText('Nguyễn Thị Thuỳ 1')).toBeVisible();
    await expect(panel.getAllByRole('row')).toHaveLength(21);
    await userEvent.type(panel.getByRole('searchbox'), 'hv4321');
    await expect(await panel.findByText('Nguyễn Thị Thuỳ 4321')).toBeVisible();
    await expect(panel.getAllByRole('row')).toHaveLength(2);
  },
});

/** Some of 5,000 students are found by typing instead of in a list of all. */
export const ChoosingAmongFiveThousand = story({
  mocks: [largeClass, ...base.mocks, ...examMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Giao bài thi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao bài thi cho lớp' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Chọn học viên' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Học viên được chọn/ }), 'thuỳ 4321');
    await userEvent.click(await screen.findByRole('option', { name: /Nguyễn Thị Thuỳ 4321/ }));
    await expect(await dialog.findByText('Nguyễn Thị Thuỳ 4321')).toBeVisible();
  },
});

/** The empty list leads to what to do. */
export const NoneYet = story({
  mocks: [classroom({ ...managed, students: [], student_ids: [] }), ...onlineClassMocks, ...memberMocks],
  play: async ({ canvasElement }) => {
    const panel = await openStudents(canvasElement);
    await expect(await panel.findByText('Lớp chưa có học viên')).toBeVisible();
    await expect(panel.getAllByRole('button', { name: 'Thêm học viên' })).toHaveLength(1);
  },
});

/** A teacher sees the students, and administrators alone add and remove them. */
export const ForTeachers = story({
  as: people.teacher,
  mocks: [classroom(taughtClass), ...onlineClassMocks],
  play: async ({ canvasElement }) => {
    const panel = await openStudents(canvasElement);
    await expect(await panel.findByText(student.name)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Thêm học viên' })).toBeNull();
    await expect(panel.queryByRole('button', { name: /^Thao tác với/ })).toBeNull();
  },
});

export const AddingByName = story({
  mocks: [
    http.post('/classrooms/{id}/students', ({ response }) =>
      response(200).json({ data: { added: 1, already: 0, invalid: 0, not_found: [] } }),
    ),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const [first] = memberRows;
    if (!first) throw new Error('The fixtures name no members.');
    const dialog = await openDialog(canvasElement, 'Chọn từng người');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào lớp' }));
    await expect((await dialog.findAllByText('Trường này là bắt buộc!'))[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Học viên/ }), first.name.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(first.name) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào lớp' }));
    await expect(await screen.findByText('Đã thêm 1 học viên vào lớp.')).toBeInTheDocument();
  },
});

/** How many match is said before they are added. */
export const AddingByFilter = story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Theo bộ lọc của đơn vị');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Họ tên có' }), 'an');
    await expect(await dialog.findByText(/^\d+ học viên phù hợp/)).toBeVisible();
  },
});

/** Row by row, the answer names the codes that nobody has, with the line on which they stood; they can be put right. */
export const AddingByCodes = story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Theo danh sách mã hoặc email');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào lớp' }));
    await expect((await dialog.findAllByText('Trường này là bắt buộc!'))[0]).toBeVisible();
    const codes = dialog.getByRole('textbox', { name: /Mã học viên hoặc email/ });
    await userEvent.click(codes);
    await userEvent.paste('SV0005\nSV0006\nchau@sen.vn\nhv-0404');
    await expect(dialog.getByText('Đọc được 4 mã.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào lớp' }));
    const result = within(await screen.findByRole('dialog', { name: 'Kết quả thêm học viên' }));
    const row = await result.findByRole('row', { name: /hv-0404/ });
    await expect(row).toHaveTextContent('4');
    await userEvent.click(result.getByRole('button', { name: 'Sửa danh sách' }));
    await expect(await screen.findByRole('textbox', { name: /Mã học viên hoặc email/ })).toHaveValue(
      'HV-0404',
    );
  },
});

async function chooseFile(dialog: HTMLElement) {
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file can be chosen.');
  await userEvent.upload(input, new File(['x'], 'hoc-vien.xlsx'), { applyAccept: true });
}

/** The codes of a spreadsheet are added to what was typed before. */
export const AddingByFile = story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Theo danh sách mã hoặc email');
    const codes = dialog.getByRole('textbox', { name: /Mã học viên hoặc email/ });
    await userEvent.type(codes, 'SV0009');
    await chooseFile(screen.getByRole('dialog'));
    await waitFor(() => expect(codes).toHaveValue('SV0009\nSV0005\nchau@sen.vn'));
    await expect(dialog.getByText('Đọc được 3 mã.')).toBeVisible();
  },
});

/** The server says why a file cannot be read; what was typed stays. */
export const RefusedFile = story({
  mocks: [
    http.post('/classrooms/{id}/students/codes', ({ response }) =>
      response(422).json({
        type: 'about:blank',
        title: 'studentColumnMissing',
        status: 422,
        code: 'studentColumnMissing',
        message: 'Không rõ cột nào là mã học viên hoặc email.',
      }),
    ),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Theo danh sách mã hoặc email');
    const codes = dialog.getByRole('textbox', { name: /Mã học viên hoặc email/ });
    await userEvent.type(codes, 'SV0009');
    await chooseFile(screen.getByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Không rõ cột nào');
    await expect(codes).toHaveValue('SV0009');
  },
});

const asking = http.delete('/classrooms/{id}/students', ({ query, response }) =>
  query.get('confirmed') === '1'
    ? response(200).json({ data: { removed: 1 } })
    : response(409).json({
        type: 'about:blank',
        title: 'classStartedRemoval',
        status: 409,
        code: 'classStartedRemoval',
        message: 'Lớp học đã bắt đầu.',
      }),
);

async function startRemoving(canvasElement: HTMLElement) {
  const panel = await openStudents(canvasElement);
  await userEvent.click(
    await panel.findByRole('button', { name: new RegExp(`^Thao tác với ${student.name}`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bỏ khỏi lớp' }));
  return within(await screen.findByRole('dialog', { name: `Bỏ ${student.name} khỏi lớp?` }));
}

/** Of a class that has started, the one dialog says what stays. */
export const RemovingAfterTheStart = story({
  mocks: [asking, ...base.mocks],
  play: async ({ canvasElement }) => {
    const dialog = await startRemoving(canvasElement);
    await expect(dialog.getByText(/bài làm và điểm đã có vẫn được giữ lại/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ khỏi lớp' }));
    await expect(await screen.findByText('Đã bỏ 1 học viên khỏi lớp.')).toBeInTheDocument();
  },
});

/** A class that starts while the dialog is open: the server asks again. */
export const RemovingAtTheStart = story({
  mocks: [asking, classroom({ ...managed, timing: 'not_started' }), ...base.mocks.slice(1)],
  play: async ({ canvasElement }) => {
    const dialog = await startRemoving(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ khỏi lớp' }));
    await expect(await dialog.findByText('Lớp học đã bắt đầu.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Vẫn bỏ khỏi lớp' }));
    await expect(await screen.findByText('Đã bỏ 1 học viên khỏi lớp.')).toBeInTheDocument();
  },
});
