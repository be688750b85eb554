import { badge } from '@sen/api/fixtures/badges';
import { people } from '@sen/api/fixtures/people';
import { badgeMocks } from '@sen/api/mocks/badgeMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Badge, edit' } satisfies Meta;

const path = '/armorial/edit/1/1';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:badge:1`);
const mocks = [...badgeMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, before, call: '/badges/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** More courses than are chosen are more than anybody can complete. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const count = await page.findByRole('textbox', { name: /Số khóa học phải hoàn thành/ });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(await page.findByText(/Không ai đạt được: phải hoàn thành 3 khóa học/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Tên huy hiệu/ })).toHaveValue(badge.name);
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await seesHeading(canvasElement, badge.name);
  },
});

export const Refused = states.refused;

export const RefusedOfAnotherUnit = mismatchedPage({ path: '/armorial/edit/2/1', as, mocks });

export const Failed = states.failed;
