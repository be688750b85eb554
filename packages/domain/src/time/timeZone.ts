/** The zone of every time that people read or type. 'Seven hours ahead' is this zone, never an addition of hours. */
export const timeZone = 'Asia/Ho_Chi_Minh';
