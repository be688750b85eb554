import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../components/Icon/Icon';
import { Text } from '../components/Text/Text';
import * as icons from '../icons';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';

/** One set; each drawing is named by what it means here, such as `ExamIcon`. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Columns division="narrow" gap="s">
      {Object.entries(icons).map(([name, drawing]) => (
        <Inline key={name}>
          <Icon of={drawing} />
          <Text size="caption" as="span">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};
