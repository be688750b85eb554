/** Of a window that stands at the bottom of the page. */
export const chatWindowWidth = '23rem';
