/** Who a student turns to; shown below the overview. */
export const contact = { phone: '1900 6868', email: 'hotro@sen.vn' } as const;
