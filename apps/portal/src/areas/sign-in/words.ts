import { defineWords } from '../../words/defineWords';

export const words = defineWords('signIn', {
  vi: {
    title: 'Đăng nhập',
    intro: 'Chào mừng bạn đến với Sen. Vui lòng đăng nhập để tiếp tục.',
    username: 'Tên đăng nhập hoặc e-mail',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    usernameMissing: 'Vui lòng nhập tên đăng nhập hoặc e-mail.',
    passwordMissing: 'Vui lòng nhập mật khẩu.',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Chưa có tài khoản?',
    register: 'Đăng ký',
  },
  en: {
    title: 'Sign in',
    intro: 'Welcome to Sen. Please sign in to continue.',
    username: 'Username or e-mail',
    password: 'Password',
    submit: 'Sign in',
    usernameMissing: 'Please enter your username or e-mail.',
    passwordMissing: 'Please enter your password.',
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    register: 'Register',
  },
});
