import { Text } from '@sen/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { SignedIn } from '../app/SignedIn';
import { Loaded } from './Loaded';

interface Args {
  ask: () => Promise<string>;
}

function Page({ ask }: Args) {
  const query = useQuery({ queryKey: ['story'], queryFn: ask });
  return <Loaded query={query}>{(data) => <Text>{data}</Text>}</Loaded>;
}

/** The behaviour of every page that shows the result of a query; the stories of each page show that it uses this. */
const meta: Meta<Args> = {
  title: 'Patterns/Loaded',
  render: ({ ask }) => (
    <SignedIn accent={null}>
      <Page ask={ask} />
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
