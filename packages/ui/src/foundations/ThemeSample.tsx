import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { Callout } from '../components/Callout/Callout';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { Heading } from '../components/Heading/Heading';
import { Icon } from '../components/Icon/Icon';
import { IconButton } from '../components/IconButton/IconButton';
import { Link } from '../components/Link/Link';
import { Progress } from '../components/Progress/Progress';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { Switch } from '../components/Switch/Switch';
import { Tabs } from '../components/Tabs/Tabs';
import { Text } from '../components/Text/Text';
import { TextField } from '../components/TextField/TextField';
import { FlagIcon } from '../icons';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';

const answers = [
  { value: 'a', label: 'Gọi cấp cứu 115' },
  { value: 'b', label: 'Di chuyển nạn nhân ngay' },
] as const;

/** The same sample in every theme: actions, selection, messages and text. */
export function ThemeSample({ name }: { name: string }) {
  return (
    <Stack gap="l">
      <Stack gap="xxs">
        <Heading level={2}>{name}</Heading>
        <Text tone="muted">
          Khóa <Link href="#khoa-hoc">An toàn lao động</Link> dành cho người mới.
        </Text>
      </Stack>
      <Inline>
        <Button variant="primary">Vào học</Button>
        <Button>Đề cương</Button>
        <Button variant="quiet">Để sau</Button>
        <IconButton name={`Đánh dấu (${name})`} icon={<Icon of={FlagIcon} />} variant="secondary" pressed />
      </Inline>
      <Tabs
        label={`Khóa học (${name})`}
        items={[
          { id: 'lessons', label: 'Bài giảng', count: 12, content: <Lessons /> },
          { id: 'exams', label: 'Đề thi', content: <Text>Kỳ thi cuối khóa mở ngày 30/11/2026.</Text> },
        ]}
      />
      <RadioGroup label="Việc cần làm trước tiên" options={answers} defaultValue="a" />
      <Stack gap="xxs">
        <Checkbox label="Tôi đã đọc quy chế thi" defaultChecked />
        <Switch label="Nhắc tôi trước giờ học" defaultOn />
      </Stack>
      <TextField label="Mã lớp" defaultValue="ATLĐ-07" description="Giảng viên gửi mã qua email." />
      <Inline gap="xs">
        <Badge tone="accent">Đang học</Badge>
        <Badge tone="accent" weight="solid">
          12
        </Badge>
        <Badge tone="waiting">Chờ duyệt</Badge>
        <Badge tone="danger">Quá hạn</Badge>
      </Inline>
      <Callout tone="accent" title="Bạn đã hoàn thành chương 1">
        Còn hai bài nữa là đủ điều kiện dự thi.
      </Callout>
    </Stack>
  );
}

function Lessons() {
  return <Progress label="Tiến độ" value={9} max={12} valueText="9/12 bài" />;
}
