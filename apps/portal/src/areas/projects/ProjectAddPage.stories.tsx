import { memberRows } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project, add' } satisfies Meta;

const path = '/companies/1/projects/add';
const as = people.admin;
const before = () => removeDraft(`${as.id}:project:1:new`);
const mocks = [...projectMocks, ...companyMocks, ...categoryMocks, ...memberMocks];
const name = 'Chuẩn hóa kho vận';

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên dự án/ }), name);
  await userEvent.click(page.getByRole('button', { name: 'Tạo dự án' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/projects',
  submit: fillAndSave,
  button: 'Tạo dự án',
  notSaved: 'Chưa lưu được dự án',
  kept: { field: /Tên dự án/, value: name },
});

export const Loading = states.loading;

/** A project needs a name. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tạo dự án' }));
    await expect(page.getByRole('textbox', { name: /Tên dự án/ })).toHaveFocus();
    await expect(page.getByText('Trường này là bắt buộc!')).toBeVisible();
  },
});

/** People are found by name, shown as tags, removed again, and not offered twice. */
export const ChoosesPeople = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const [first] = memberRows;
    if (!first) throw new Error('The fixtures name no members.');
    await userEvent.type(await page.findByRole('combobox', { name: /Giảng viên/ }), first.name.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(first.name) }));
    await expect(await page.findByText('Đã chọn 1 người')).toBeVisible();
    const field = page.getByRole('combobox', { name: /Giảng viên/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.click(page.getByRole('combobox', { name: /Người tham gia/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('option', { name: new RegExp(first.name) })).toBeNull();
    await userEvent.keyboard('{Escape}');
    const tags = within(page.getByRole('grid', { name: 'Đã chọn 1 người' }));
    await userEvent.click(tags.getByRole('button'));
    await expect(page.queryByText('Đã chọn 1 người')).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await seesHeading(canvasElement, project.project_name);
  },
});

export const EmptyOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo dự án'),
});

export const Refused = closedPage({ path, as: people.teacher });

/** An administrator cannot add to another unit. */
export const RefusedOfAnotherUnit = pageStory({
  path: '/companies/2/projects/add',
  as,
  before,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = states.failed;
