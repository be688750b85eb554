import { certificateTemplate } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificate templates' } satisfies Meta;

const path = '/cetificates';
const as = people.superAdmin;
const mocks = certificateMocks;
const states = pageStates({ path, as, mocks, call: '/certificates' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có mẫu chứng chỉ nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Mẫu chứng chỉ');
    const link = await within(canvasElement).findByRole('link', { name: certificateTemplate.name });
    await expect(link).toHaveAttribute('href', `/cetificates/${certificateTemplate.id}/edit`);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(certificateTemplate.name)).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
