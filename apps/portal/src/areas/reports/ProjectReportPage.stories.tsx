import { projects } from '@sen/domain/reports/definitions/projects';
import type { Meta } from '@storybook/react-vite';
import { reportStories } from '../../testing/reportStories';

export default { title: 'Pages/Report of projects' } satisfies Meta;

const stories = reportStories('/report/reportOfProject/generalReport', 'projects', projects);

export const Loading = stories.loading;
export const Empty = stories.empty;
export const Filled = stories.filled;
export const FilledOnAPhone = stories.filledOnAPhone;
export const Refused = stories.refused;
export const Failed = stories.failed;
export const Closed = stories.closed;
