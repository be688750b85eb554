import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../components/Icon/Icon';
import { SearchField } from '../components/SearchField/SearchField';
import { Text } from '../components/Text/Text';
import * as icons from '../icons';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'One set, drawn with one line width; each is named by what it means here, such as `ExamIcon`. Beside words it is silent; alone it has a `label`.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => <Gallery />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm biểu tượng' }), 'chevron');
    await waitFor(() => expect(canvas.queryByText('AddIcon')).toBeNull());
    await expect(canvas.getByText('ChevronDownIcon')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText('AddIcon')).toBeVisible());
  },
};

export const Phone: Story = { render: () => <Gallery />, globals: { viewport: { value: 'phone' } } };

function Gallery() {
  const [wanted, setWanted] = useState('');
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <Stack gap="l">
      <search>
        <SearchField
          aria-label="Tìm biểu tượng"
          placeholder="Tìm biểu tượng"
          value={wanted}
          onSearch={setWanted}
        />
      </search>
      <Text size="small" tone="muted">
        {found.length === 0 ? 'Không có dữ liệu.' : `${found.length} biểu tượng`}
      </Text>
      <Columns division="narrow" gap="m">
        {found.map(([name, drawing]) => (
          <Inline key={name} gap="s" wrap={false}>
            <Icon of={drawing} size="large" />
            <Text size="caption" as="span">
              {name}
            </Text>
          </Inline>
        ))}
      </Columns>
    </Stack>
  );
}
