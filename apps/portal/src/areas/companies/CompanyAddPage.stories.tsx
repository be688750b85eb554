import { companies } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Unit, add' } satisfies Meta;

const path = '/companies/add';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:company:new`);
const mocks = companyMocks;
const name = 'Trường Cao đẳng Nghề Hoà Bình';

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên đơn vị/ }), name);
  await userEvent.click(page.getByRole('checkbox', { name: /Tổ chức khóa học doanh nghiệp/ }));
  await userEvent.click(page.getByRole('button', { name: 'Tạo đơn vị' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/companies',
  submit: fillAndSave,
  button: 'Tạo đơn vị',
  notSaved: 'Chưa lưu được đơn vị',
  kept: { field: /Tên đơn vị/, value: name },
});

export const Loading = states.loading;

/** Wrong fields are named in the order of the form, and the first has the focus. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Điện thoại/ }), '113');
    await userEvent.type(page.getByRole('textbox', { name: /Email/ }), 'sen.vn');
    await userEvent.click(page.getByRole('button', { name: 'Tạo đơn vị' }));
    await expect(await page.findByText('Còn 3 chỗ cần sửa')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Tên đơn vị/ })).toHaveFocus();
    await expect(page.getByText(/cần 8 đến 11 chữ số/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await seesHeading(canvasElement, companies[1].company_name);
  },
});

export const EmptyOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo đơn vị'),
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
