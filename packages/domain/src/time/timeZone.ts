/** The time zone of all times shown and entered. Use this zone, never an offset of seven hours. */
export const timeZone = 'Asia/Ho_Chi_Minh';
