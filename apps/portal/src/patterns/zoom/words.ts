import { defineWords } from '../../words/defineWords';

export const words = defineWords('zoom', {
  vi: { zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', zoom: 'Cỡ trang', fit: 'Vừa trang' },
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoom: 'Page size', fit: 'Fit page' },
});
