import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../components/Pagination/Pagination';
import { Stack } from '../layout/Stack/Stack';
import { Columns } from '../layout/Columns/Columns';
import { UiProvider } from '../components/UiProvider/UiProvider';
import { Text } from '../components/Text/Text';
import { languages } from '../messages/languages';
import { Section } from './Section';
import { Specimen } from './Specimen';

const rules = [
  { name: 'Danh sách trống', value: 'Không có dữ liệu.' },
  { name: 'Ngày', value: '21/11/2026' },
  { name: 'Giờ', value: '08:45:07 (Asia/Ho_Chi_Minh)' },
  { name: 'Số', value: '1.234,5 học viên' },
  { name: 'Dấu thanh', value: 'khóa, hóa, tòa, thủy, hủy' },
  { name: 'Người dạy, người học', value: 'Giảng viên, Học viên' },
] as const;

const meta = {
  title: 'Foundations/Words',
  parameters: {
    docs: {
      description: {
        component: `Each part brings the few words of its own in \`X.messages.ts\`, Vietnamese first; English that lacks one does not compile. \`UiProvider language\` chooses. What names the caller's things comes in as props or as \`messages\`, and wins:

\`\`\`tsx
<ListToolbar messages={{ search: 'Tìm trong ngân hàng câu hỏi' }} />
\`\`\``,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  render: () => (
    <Stack gap="xl">
      <Section
        title="Một thành phần, hai ngôn ngữ"
        words="Chỉ UiProvider đổi; thành phần không biết mình nói tiếng gì."
      >
        <Columns division="halves" gap="l">
          {languages.map((language) => (
            <UiProvider key={language} language={language}>
              <Stack gap="s">
                <Text size="small" tone="muted">
                  {language}
                </Text>
                <div lang={language}>
                  <Pagination page={2} pageSize={20} total={1240} onPageChange={() => undefined} />
                </div>
              </Stack>
            </UiProvider>
          ))}
        </Columns>
      </Section>
      <Section title="Cách viết">
        <div>
          {rules.map(({ name, value }) => (
            <Specimen key={name} name={name} value="">
              {value}
            </Specimen>
          ))}
        </div>
      </Section>
    </Stack>
  ),
};

export const Phone: Story = { ...TwoLanguages, globals: { viewport: { value: 'phone' } } };
