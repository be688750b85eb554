import type { MemberDraft } from '@sen/api/contract/model';
import { defineWords } from '../../words/defineWords';

/** Texts of adding and editing a member. */
export const formWords = defineWords('memberForm', {
  vi: {
    editing: 'Chỉnh sửa thành viên: {{name}}',
    account: 'Tài khoản',
    more: 'Thông tin khác',
    usernameHelp: 'Để trống thì đăng nhập bằng email.',
    sex: 'Giới tính',
    female: 'Nữ',
    male: 'Nam',
    other: 'Khác',
    school: 'Trường',
    whatFollows:
      'Sau khi thêm, hệ thống gửi email kích hoạt đến thành viên. Thành viên tự đặt mật khẩu rồi mới đăng nhập được.',
    add: 'Thêm thành viên',
    save: 'Lưu thay đổi',
    added: 'Đã thêm {{name}}. Email kích hoạt đã được gửi đến {{email}}.',
    saved: 'Đã lưu thông tin của {{name}}.',
    savedSignedOut: 'Đã lưu. {{name}} sẽ phải đăng nhập lại.',
    savedAndSent: 'Đã lưu. Liên kết kích hoạt mới đã được gửi đến {{email}}.',
    notSaved: 'Chưa lưu được thành viên',
  },
  en: {
    editing: 'Edit member: {{name}}',
    account: 'Account',
    more: 'More details',
    usernameHelp: 'Leave empty to sign in with the email address.',
    sex: 'Sex',
    female: 'Female',
    male: 'Male',
    other: 'Other',
    school: 'School',
    whatFollows:
      'The member then gets an activation email and sets a password before signing in for the first time.',
    add: 'Add member',
    save: 'Save changes',
    added: '{{name}} has been added. The activation email went to {{email}}.',
    saved: 'The details of {{name}} are saved.',
    savedSignedOut: 'Saved. {{name}} has to sign in again.',
    savedAndSent: 'Saved. A new activation link went to {{email}}.',
    notSaved: 'The member has not been saved',
  },
});

export const sexWords = {
  female: 'female',
  male: 'male',
  other: 'other',
} as const satisfies Record<Exclude<NonNullable<MemberDraft['sex']>, ''>, Parameters<typeof formWords>[0]>;
