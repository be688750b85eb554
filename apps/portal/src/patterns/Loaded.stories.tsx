import { ApiError } from '@sen/api/client/ApiError';
import { Text } from '@sen/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { SignedIn } from '../app/SignedIn';
import { Loaded } from './Loaded';

interface Args {
  ask: () => Promise<string>;
  inDialog?: boolean;
}

function Page({ ask, inDialog = false }: Args) {
  const query = useQuery({ queryKey: ['story'], queryFn: ask });
  return (
    <Loaded query={query} inDialog={inDialog}>
      {(data) => <Text>{data}</Text>}
    </Loaded>
  );
}

/** The behaviour of every page that shows the result of a query; the stories of each page show that it uses this. */
const meta: Meta<Args> = {
  title: 'Patterns/Loaded',
  render: (args) => (
    <SignedIn accent={null}>
      <Page {...args} />
    </SignedIn>
  ),
};
export default meta;

/** A failed call can be retried by hand. */
export const FailedThenThere: StoryObj<Args> = {
  args: { ask: fn() },
  beforeEach: ({ args }) => {
    mocked(args.ask).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('Đã có dữ liệu');
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Thử lại' }));
    await expect(await page.findByText('Đã có dữ liệu')).toBeVisible();
    await expect(args.ask).toHaveBeenCalledTimes(2);
  },
};

/** A refusal in a dialog is shown there: the page behind it holds what was typed. */
export const RefusedInADialog: StoryObj<Args> = {
  args: { ask: fn(), inDialog: true },
  beforeEach: ({ args }) => {
    mocked(args.ask).mockRejectedValue(new ApiError(404, 'notFound', 'Không tìm thấy câu hỏi.'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Không tìm thấy câu hỏi.',
    );
  },
};
