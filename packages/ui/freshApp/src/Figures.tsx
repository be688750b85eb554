import { BarChart } from '@sen/ui/BarChart';
import { DonutChart } from '@sen/ui/DonutChart';
import { FileUpload } from '@sen/ui/FileUpload';
import { LineChart } from '@sen/ui/LineChart';
import { PageSkeleton } from '@sen/ui/PageSkeleton';
import { Sparkline } from '@sen/ui/Sparkline';
import { Shown } from './Shown';

const data = {
  categoryLabel: 'Tháng',
  categories: ['Tháng 9', 'Tháng 10', 'Tháng 11'],
  series: [{ id: 'students', label: 'Học viên', values: [96, 128, 143] }],
};

export function Figures() {
  return (
    <>
      <Shown name="PageSkeleton">
        <PageSkeleton shape="list" />
      </Shown>
      <Shown name="BarChart">
        <BarChart title="Học viên theo tháng" {...data} />
      </Shown>
      <Shown name="LineChart">
        <LineChart title="Học viên theo tháng" {...data} />
      </Shown>
      <Shown name="DonutChart">
        <DonutChart
          title="Kết quả"
          categoryLabel="Xếp loại"
          items={[
            { id: 'pass', label: 'Đạt', value: 120 },
            { id: 'fail', label: 'Không đạt', value: 23 },
          ]}
        />
      </Shown>
      <Shown name="Sparkline">
        <Sparkline label="Học viên" values={[96, 128, 143]} />
      </Shown>
      <Shown name="FileUpload">
        <FileUpload
          label="Tài liệu"
          items={[{ id: 'f1', name: 'giao-trinh.pdf', size: 2_400_000, state: 'uploading', sent: 900_000 }]}
          onAdd={() => undefined}
          onRemove={() => undefined}
        />
      </Shown>
    </>
  );
}
