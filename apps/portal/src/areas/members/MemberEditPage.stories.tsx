import { member } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { emptyMember } from './memberForm';

export default { title: 'Pages/Member, edit' } satisfies Meta;

const as = people.admin;
const draftKey = `${as.id}:member:${member.id}`;
const base = {
  path: `/users/edit/${member.id}`,
  as,
  before: () => removeDraft(draftKey),
  mocks: memberMocks,
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Họ và tên/ });

const states = pageStates({ ...base, call: '/users/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Emptied form: each required field shows an error. */
export const Empty = story({
  before: () =>
    writeDraft(draftKey, {
      savedAt: '2026-11-21T02:00:00Z',
      base: member.updated_at,
      value: emptyMember({ company_id: member.company_id }, member.role),
    }),
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await expect(name).toHaveValue('');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(name).toBeInvalid();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa thành viên: ${member.name}`);
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Chi tiết thành viên' })).toHaveAttribute(
      'href',
      `/users/view/${member.id}`,
    );
    await expect(await nameField(canvasElement)).toHaveValue(member.name);
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await seesHeading(canvasElement, member.name);
  },
});

/** Opened from the list of a role: the back link leads there. */
export const FilledFromAList = story({
  path: `/students/${member.id}`,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa thành viên: ${member.name}`);
    await expect(within(canvasElement).getByRole('link', { name: 'Học viên' })).toHaveAttribute(
      'href',
      '/students',
    );
  },
});

/** A student has no page among the teachers. */
export const RefusedInAnotherList = story({
  path: `/teachers/${member.id}`,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Không tìm thấy trang');
  },
});

/** The own role cannot be changed; the field shows the reason. */
export const FilledByOneself = story({
  path: `/users/edit/${as.id}`,
  before: () => removeDraft(`${as.id}:member:${as.id}`),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Vai trò/ })).toBeDisabled();
    await expect(within(canvasElement).getByText(/không thể.*đổi vai trò/i)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
