import { useState } from 'react';
import { fn } from 'storybook/test';
import type { RowAction } from '../../components/ActionRow/ActionRow';
import { Icon } from '../../components/Icon/Icon';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, LockIcon, UnlockIcon } from '../../icons';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable';

export interface Question {
  id: string;
  title: string;
  kind: string;
  category: string;
  status: 'published' | 'draft' | 'locked';
  author: string;
  updated: number;
  used: number;
}

const titles = [
  'Giữ ấm cho trẻ sơ sinh ngay sau khi lọt lòng bằng cách nào?',
  'Ổ cắm điện trong nhà bếp phải đặt cách vòi nước ít nhất bao nhiêu mét?',
  'Sắp xếp các bước sơ cứu người bị đuối nước theo đúng thứ tự',
  'Ghép mỗi loại bình chữa cháy với đám cháy mà nó dập được',
  'Ẩm thực xứ Nghệ: điền tên món ăn còn thiếu vào chỗ trống',
  'Quy tắc 5S bắt đầu từ bước nào, vì sao?',
];
const kinds = ['Chọn một đáp án', 'Điền số', 'Sắp xếp thứ tự', 'Ghép hai vế', 'Điền từ', 'Tự luận'];
const categories = ['An toàn lao động', 'Sơ cấp cứu', 'Kỹ năng bếp'];
const authors = ['Nguyễn Thị Diễm Quỳnh', 'Đỗ Hữu Ước', 'Trần Ánh Nguyệt', 'Ân Văn Đạt', 'Lê Thủy'];
const states = ['published', 'draft', 'published', 'locked'] as const;

function pick<Value>(list: readonly [Value, ...Value[]] | readonly Value[], place: number): Value {
  const value = list[place % list.length];
  if (value === undefined) throw new Error('The list is empty');
  return value;
}

export function questions(count: number): Question[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `q${place}`,
    title: `${pick(titles, place * 7)} (${place + 1})`,
    kind: pick(kinds, place * 5),
    category: pick(categories, place),
    status: pick(states, place),
    author: pick(authors, place * 3),
    updated: Date.UTC(2026, 9, 1) - place * 86_400_000,
    used: (place * 13) % 41,
  }));
}

const words = { published: 'Công khai', draft: 'Bản nháp', locked: 'Khóa' };
const tones = { published: 'success', draft: 'neutral', locked: 'waiting' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' });

export const columns: DataColumn<Question>[] = [
  {
    key: 'title',
    header: 'Câu hỏi',
    width: 'widest',
    sortable: true,
    cell: (row) => row.title,
    sortValue: (row) => row.title,
  },
  { key: 'kind', header: 'Loại', sortable: true, cell: (row) => row.kind, sortValue: (row) => row.kind },
  { key: 'category', header: 'Danh mục', priority: 'low', cell: (row) => row.category },
  {
    key: 'status',
    header: 'Trạng thái',
    width: 'narrow',
    cell: (row) => <StatusBadge tone={tones[row.status]}>{words[row.status]}</StatusBadge>,
  },
  {
    key: 'author',
    header: 'Người tạo',
    sortable: true,
    cell: (row) => row.author,
    sortValue: (row) => row.author,
  },
  {
    key: 'used',
    header: 'Đã dùng',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 'low',
    cell: (row) => row.used,
    sortValue: (row) => row.used,
  },
  {
    key: 'updated',
    header: 'Cập nhật',
    width: 'narrow',
    sortable: true,
    cell: (row) => day.format(row.updated),
    sortValue: (row) => row.updated,
  },
];

export const bar = (): RowAction[] => [
  { id: 'add', label: 'Thêm vào đề thi', icon: <Icon of={AddIcon} />, onAction: fn() },
];
/** More than a phone has room for. */
export const longBar = (): RowAction[] => [
  { id: 'lock', label: 'Khóa', icon: <Icon of={LockIcon} />, onAction: fn() },
  {
    id: 'unlock',
    label: 'Mở khóa',
    icon: <Icon of={UnlockIcon} />,
    disabledReason: 'Không có câu hỏi nào bị khóa.',
  },
  { id: 'delete', label: 'Xóa', icon: <Icon of={DeleteIcon} />, danger: true, onAction: fn() },
];
export const rename = fn();
export const twenty = questions(20);
export const tenThousand = questions(10_000);
const rowActions = (row: Question) => [
  [
    { id: 'edit', label: 'Sửa', icon: <Icon of={EditIcon} />, onAction: () => rename(row.id) },
    { id: 'copy', label: 'Nhân bản', icon: <Icon of={CopyIcon} />, onAction: fn() },
  ],
  [{ id: 'delete', label: 'Xóa', icon: <Icon of={DeleteIcon} />, danger: true, onAction: fn() }],
];

/** Pages and sorts as a server would. */
export function Served(props: DataTableProps<Question>) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(props.paging?.pageSize ?? 20);
  const [sort, setSort] = useState(props.sort);
  const sorted = [...tenThousand].sort((a, b) => {
    const column = columns.find(({ key }) => key === sort?.key);
    const [left, right] = [column?.sortValue?.(a) ?? 0, column?.sortValue?.(b) ?? 0];
    const order = left === right ? 0 : left < right ? -1 : 1;
    return sort?.direction === 'descending' ? -order : order;
  });
  return (
    <DataTable
      {...props}
      rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
      sort={sort}
      onSortChange={setSort}
      paging={{ page, pageSize, total: sorted.length, onPageChange: setPage, onPageSizeChange: setPageSize }}
    />
  );
}

/** Base args of all table stories. */
export const questionBank = {
  label: 'Ngân hàng câu hỏi',
  columns,
  rows: twenty,
  rowId: (row: Question) => row.id,
  rowName: (row: Question) => row.title,
  rowHref: (row: Question) => `/questions/view/${row.id}`,
  rowActions,
};
