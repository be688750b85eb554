import { lessonFolder } from '@sen/api/fixtures/documents';
import { people } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/Search' } satisfies Meta;

const path = '/personal-documents/search';
const as = people.student;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/files' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có tài liệu nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tìm tài liệu');
    const seen = within(canvasElement);
    const folder = encodeURIComponent(lessonFolder.folder_name);
    await expect(await seen.findByRole('link', { name: lessonFolder.folder_name })).toHaveAttribute(
      'href',
      `/personal-document/${folder}`,
    );
    await expect(seen.getByRole('link', { name: /Bài 1\. Dòng điện/ })).toHaveAttribute(
      'href',
      '/personal-documents/view/55',
    );
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
