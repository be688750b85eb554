import type { Language } from '../messages/languages';

type Values = Record<string, string | number>;
type Word = string | ((values: Values) => string);
type Words = Record<string, Record<string, Word>>;

/**
 * The strings of the react-aria packages that we use. react-aria ships no Vietnamese. A package that is missing here throws, so
 * a new one needs its strings in both languages.
 */
const vi = {
  '@react-aria/overlays': { dismiss: 'Đóng' },
  '@react-aria/menu': { longPressMessage: 'Nhấn giữ hoặc nhấn Alt + mũi tên xuống để mở danh sách' },
  '@react-aria/autocomplete': { collectionLabel: 'Gợi ý' },
  '@react-aria/spinbutton': { Empty: 'Chưa nhập' },
  '@react-aria/searchfield': { 'Clear search': 'Xóa nội dung tìm kiếm' },
  '@react-aria/toast': { close: 'Đóng', notifications: ({ count }) => `${count} thông báo.` },
  '@react-aria/tag': { removeDescription: 'Nhấn Delete để bỏ thẻ.', removeButtonLabel: 'Bỏ' },
  '@react-aria/tree': { expand: 'Mở rộng', collapse: 'Thu gọn' },
  '@react-aria/steplist': { steplist: 'Các bước' },
  '@react-aria/previewtrigger': { longPressMessage: 'Nhấn giữ để xem trước' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `Giảm ${fieldLabel}`,
    increase: ({ fieldLabel }) => `Tăng ${fieldLabel}`,
    numberField: 'Ô nhập số',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `Đã bỏ chọn ${item}.`,
    select: 'Chọn',
    selectedCount: ({ count }) => (count === 0 ? 'Chưa chọn mục nào.' : `Đã chọn ${count} mục.`),
    selectedAll: 'Đã chọn tất cả.',
    selectedItem: ({ item }) => `Đã chọn ${item}.`,
    longPressToSelect: 'Nhấn giữ để bắt đầu chọn.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'dòng có thao tác',
    hasLinkAnnouncement: ({ link }) => `dòng có liên kết: ${link}`,
  },
  '@react-aria/datepicker': {
    era: 'kỷ nguyên',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    second: 'giây',
    dayPeriod: 'sáng/chiều',
    calendar: 'Lịch',
    startDate: 'Ngày bắt đầu',
    endDate: 'Ngày kết thúc',
    weekday: 'thứ',
    timeZoneName: 'múi giờ',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `Khoảng đã chọn: từ ${startDate} đến ${endDate}`,
    selectedTimeDescription: ({ time }) => `Giờ đã chọn: ${time}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `Thời điểm phải từ ${minValue} trở đi.`,
    rangeOverflow: ({ maxValue }) => `Thời điểm không được sau ${maxValue}.`,
    rangeReversed: 'Ngày bắt đầu phải trước ngày kết thúc.',
    unavailableDate: 'Không chọn được ngày này.',
  },
  '@react-aria/calendar': {
    previous: 'Trước',
    next: 'Sau',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Khoảng đã chọn: ${dateRange}`,
    todayDate: ({ date }) => `Hôm nay, ${date}`,
    todayDateSelected: ({ date }) => `Hôm nay, ${date}, đã chọn`,
    dateSelected: ({ date }) => `${date}, đã chọn`,
    startRangeSelectionPrompt: 'Nhấn để bắt đầu chọn khoảng ngày',
    finishRangeSelectionPrompt: 'Nhấn để kết thúc chọn khoảng ngày',
    minimumDate: 'Ngày sớm nhất chọn được',
    maximumDate: 'Ngày muộn nhất chọn được',
    dateRange: ({ startDate, endDate }) => `${startDate} đến ${endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected, isGroupChange, groupTitle, groupCount }) =>
      `${truth(isGroupChange) ? `Nhóm ${groupTitle}, ${groupCount} lựa chọn. ` : ''}${optionText}${truth(isSelected) ? ', đã chọn' : ''}`,
    countAnnouncement: ({ optionCount }) => `Có ${optionCount} lựa chọn.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, đã chọn`,
    buttonLabel: 'Hiện gợi ý',
    listboxLabel: 'Gợi ý',
  },
  'react-aria-components': {
    selectPlaceholder: 'Chọn một mục',
    tableResizer: 'Đổi độ rộng cột',
    dropzoneLabel: 'Vùng thả tệp',
    colorSwatchPicker: 'Bảng màu',
  },
} as const satisfies Words;

type Said = { [Package in keyof typeof vi]: Record<keyof (typeof vi)[Package], Word> };

const en: Said = {
  '@react-aria/overlays': { dismiss: 'Dismiss' },
  '@react-aria/menu': { longPressMessage: 'Long press or press Alt + Arrow Down to open the menu' },
  '@react-aria/autocomplete': { collectionLabel: 'Suggestions' },
  '@react-aria/spinbutton': { Empty: 'Empty' },
  '@react-aria/searchfield': { 'Clear search': 'Clear search' },
  '@react-aria/toast': { close: 'Close', notifications: ({ count }) => `${some(count, 'notification')}.` },
  '@react-aria/tag': { removeDescription: 'Press Delete to remove the tag.', removeButtonLabel: 'Remove' },
  '@react-aria/tree': { expand: 'Expand', collapse: 'Collapse' },
  '@react-aria/steplist': { steplist: 'Steps' },
  '@react-aria/previewtrigger': { longPressMessage: 'Long press to open the preview' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `Decrease ${fieldLabel}`,
    increase: ({ fieldLabel }) => `Increase ${fieldLabel}`,
    numberField: 'Number field',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} not selected.`,
    select: 'Select',
    selectedCount: ({ count }) => (count === 0 ? 'No items selected.' : `${some(count, 'item')} selected.`),
    selectedAll: 'All items selected.',
    selectedItem: ({ item }) => `${item} selected.`,
    longPressToSelect: 'Long press to start selecting.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'row has an action',
    hasLinkAnnouncement: ({ link }) => `row has a link: ${link}`,
  },
  '@react-aria/datepicker': {
    era: 'era',
    year: 'year',
    month: 'month',
    day: 'day',
    hour: 'hour',
    minute: 'minute',
    second: 'second',
    dayPeriod: 'AM/PM',
    calendar: 'Calendar',
    startDate: 'Start date',
    endDate: 'End date',
    weekday: 'day of the week',
    timeZoneName: 'time zone',
    selectedDateDescription: ({ date }) => `Selected date: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `Selected range: ${startDate} to ${endDate}`,
    selectedTimeDescription: ({ time }) => `Selected time: ${time}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `The time must be ${minValue} or later.`,
    rangeOverflow: ({ maxValue }) => `The time must be ${maxValue} or earlier.`,
    rangeReversed: 'The start date must be before the end date.',
    unavailableDate: 'This date cannot be chosen.',
  },
  '@react-aria/calendar': {
    previous: 'Previous',
    next: 'Next',
    selectedDateDescription: ({ date }) => `Selected date: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Selected range: ${dateRange}`,
    todayDate: ({ date }) => `Today, ${date}`,
    todayDateSelected: ({ date }) => `Today, ${date} selected`,
    dateSelected: ({ date }) => `${date} selected`,
    startRangeSelectionPrompt: 'Click to start selecting a date range',
    finishRangeSelectionPrompt: 'Click to finish selecting the date range',
    minimumDate: 'First available date',
    maximumDate: 'Last available date',
    dateRange: ({ startDate, endDate }) => `${startDate} to ${endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected, isGroupChange, groupTitle, groupCount }) =>
      `${truth(isGroupChange) ? `Entered group ${groupTitle}, with ${some(groupCount, 'option')}. ` : ''}${optionText}${truth(isSelected) ? ', selected' : ''}`,
    countAnnouncement: ({ optionCount }) => `${some(optionCount, 'option')} available.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, selected`,
    buttonLabel: 'Show suggestions',
    listboxLabel: 'Suggestions',
  },
  'react-aria-components': {
    selectPlaceholder: 'Select an item',
    tableResizer: 'Resize column',
    dropzoneLabel: 'Drop zone',
    colorSwatchPicker: 'Color swatches',
  },
};

export const reactAriaWords: Record<Language, Words> = { vi, en };

function truth(value: unknown): boolean {
  return value === true || value === 'true';
}

function some(count: string | number | undefined, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;
}
