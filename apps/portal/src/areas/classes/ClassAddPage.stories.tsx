import { taughtClass } from '@sen/api/fixtures/classes';
import { course } from '@sen/api/fixtures/courses';
import { memberRows } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage, mismatchedPage } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading, seesWhoMay } from '../../testing/seen';
import { emptyClass, type ClassForm } from './classForm';

export default { title: 'Pages/Class, add' } satisfies Meta;

const { company_id, project_id, id } = course;
const as = people.admin;
const draftKey = `${as.id}:class:${id}:new`;
const mocks = [...classMocks, ...courseMocks, ...memberMocks];
const base = {
  path: `/companies/${company_id}/projects/${project_id}/courses/${id}/classrooms/add`,
  as,
  before: () => removeDraft(draftKey),
  mocks,
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

/** What was typed before, as the page keeps it on the device. */
const typed = (part: Partial<ClassForm> = {}) =>
  writeDraft(draftKey, {
    value: {
      ...emptyClass({ id: people.teacher.id, name: people.teacher.name }),
      classroom_name: taughtClass.classroom_name,
      classroom_code: taughtClass.classroom_code,
      classroom_start_time: '2098-12-01T01:00:00Z',
      classroom_end_time: '2098-12-31T10:00:00Z',
      ...part,
    },
    base: null,
    savedAt: '2026-11-22T07:00:00Z',
  });
const send = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo lớp học' }));

const states = formStates({
  ...base,
  before: () => typed(),
  call: '/classrooms',
  submit: send,
  button: 'Tạo lớp học',
  notSaved: 'Chưa lưu được lớp học',
  kept: { field: /Tên lớp học/, value: taughtClass.classroom_name },
});

export const Loading = states.loading;

/** A class needs a name, a code and two times; the lecturer of the course is suggested. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: /Tên lớp học/ })).toHaveFocus();
    await expect(page.getAllByText('Trường này là bắt buộc!')).toHaveLength(4);
    await expect(page.getByRole('combobox', { name: /Giảng viên/ })).toHaveValue(people.teacher.name);
  },
});

/** A half-typed start does not hide what else is missing. */
export const EmptyButForAHalfTypedStart = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const start = await page.findByRole('group', { name: /Bắt đầu/ });
    await userEvent.click(within(start).getAllByRole('spinbutton')[0] ?? start);
    await userEvent.keyboard('2027');
    await send(canvasElement);
    await expect(page.getByText('Còn 4 chỗ cần sửa')).toBeVisible();
    await expect(page.getByText('Hãy nhập đủ ngày và giờ.')).toBeVisible();
    await expect(page.getAllByText('Trường này là bắt buộc!')).toHaveLength(3);
    await expect(page.getByRole('textbox', { name: /Tên lớp học/ })).toHaveFocus();
  },
});

export const EmptyOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo lớp học'),
});

/** The end before the start is named at the end, and nothing is sent. */
export const EndsBeforeItStarts = story({
  before: () => typed({ classroom_end_time: '2098-11-30T10:00:00Z' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const group = within(canvasElement).getByRole('group', { name: /Kết thúc/ });
    await expect(group).toHaveAccessibleDescription(/Thời gian kết thúc phải sau thời gian bắt đầu/);
  },
});

/** Students are chosen by name, and sent with the class. */
export const WithStudents = story({
  before: () => typed(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = memberRows;
    if (!first) throw new Error('The fixtures name no members.');
    await userEvent.type(
      await page.findByRole('combobox', { name: /Thêm học viên/ }),
      first.name.slice(0, 3),
    );
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(first.name) }));
    await expect(await page.findByText('Đã chọn 1 người')).toBeVisible();
    await send(canvasElement);
    await seesHeading(canvasElement, taughtClass.classroom_name);
  },
});

/** The server's pages of a common name: the first has only the one who is chosen. */
const namesakes = http.get('/users/all', ({ query, response }) => {
  const number = Number(query.get('page') ?? 1);
  return response(200).json({
    ...pageOf(memberRows.slice(number - 1, number)),
    page: number,
    total: 2,
    last_page: 2,
  });
});

/** Who is chosen already does not hide the others who have the name. */
export const WithNamesakes = story({
  before: () => typed(),
  mocks: [namesakes, ...mocks],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    for (const [place, { name }] of memberRows.slice(0, 2).entries()) {
      const field = await form.findByRole('combobox', { name: /Thêm học viên/ });
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
      await expect(await form.findByText(`Đã chọn ${place + 1} người`)).toBeVisible();
    }
  },
});

export const Filled = story({
  before: () => typed(),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seesHeading(canvasElement, taughtClass.classroom_name);
  },
});

/** The course has a class of this name: the name is refused at its field, and stays. */
export const NameTaken = story({
  before: () => typed(),
  mocks: [
    http.post('/classrooms', ({ response }) =>
      response(422).json({
        type: 'about:blank',
        title: 'invalid',
        status: 422,
        code: 'invalid',
        message: 'Khóa học đã có lớp tên này. Vui lòng nhập tên khác.',
        errors: { classroom_name: ['Khóa học đã có lớp tên này. Vui lòng nhập tên khác.'] },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const name = await within(canvasElement).findByRole('textbox', { name: /Tên lớp học/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Khóa học đã có lớp tên này/));
    await expect(name).toHaveValue(taughtClass.classroom_name);
  },
});

/** A teacher creates a class to teach it: the lecturer is fixed, and administrators add the students. */
export const AsTeacher = story({
  as: people.teacher,
  before: () => removeDraft(`${people.teacher.id}:class:${id}:new`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Giảng viên/ })).toHaveValue(people.teacher.name);
    await expect(page.queryByRole('combobox', { name: /Thêm học viên/ })).toBeNull();
  },
});

/** A teacher who neither created nor lectures its course. */
export const RefusedToColleagues = story({
  as: people.otherTeacher,
  play: ({ canvasElement }) =>
    seesWhoMay(canvasElement, {
      title: 'Bạn không được mở lớp của khóa học này',
      rule: /^Chỉ người tạo, giảng viên của khóa học và quản trị viên/,
      view: `/courses/${course.id}`,
    }),
});

export const Refused = closedPage({ path: base.path, as: people.student });

/** The address names a project to which the course does not belong. */
export const RefusedElsewhere = mismatchedPage({
  ...base,
  path: `/companies/${company_id}/projects/99/courses/${id}/classrooms/add`,
});

export const Failed = states.failed;
