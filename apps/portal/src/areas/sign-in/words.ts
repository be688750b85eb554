import { defineWords } from '../../words/defineWords';

export const words = defineWords('signIn', {
  vi: {
    title: 'Đăng nhập',
    toOpenPage: 'Hãy đăng nhập để mở trang bạn cần.',
    intro: 'Chào mừng bạn đến với Sen.',
    username: 'Tên đăng nhập hoặc email',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    usernameMissing: 'Vui lòng nhập tên đăng nhập hoặc email.',
    passwordMissing: 'Vui lòng nhập mật khẩu.',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Chưa có tài khoản?',
    register: 'Đăng ký',
  },
  en: {
    title: 'Sign in',
    toOpenPage: 'Sign in to open that page.',
    intro: 'Welcome to Sen.',
    username: 'Username or email',
    password: 'Password',
    submit: 'Sign in',
    usernameMissing: 'Please enter your username or email.',
    passwordMissing: 'Please enter your password.',
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    register: 'Register',
  },
});
