/** Support contact, shown below a student's overview. */
export const contact = { phone: '1900 6868', email: 'hotro@sen.vn' } as const;
