/** Events of a person who uses a page. */
export const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];
