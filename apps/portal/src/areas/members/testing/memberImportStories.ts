import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { memberImport } from '@sen/api/mocks/importMocks';
import { memberImportMocks } from '@sen/api/mocks/memberImportMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { userEvent, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../../testing/pageStory';

export const mocks = [...memberImportMocks, ...memberMocks, ...companyMocks];

export const importStory = ({ as = people.admin, ...told }: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/import', as, mocks, ...told });

/** An import that was started earlier. */
export const started = { path: `/import?import=${memberImport.id}`, as: people.admin };

export const withImport = (changes: Partial<typeof memberImport>) => [
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: { ...memberImport, ...changes } })),
  ...mocks,
];

/** Chooses a file; the mocks define its content. */
export async function choose(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByText('Kéo thả tệp danh sách vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'danh-sach-hoc-vien.xlsx'));
}

export async function toRows(canvasElement: HTMLElement): Promise<void> {
  await choose(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kiểm tra' }));
}
