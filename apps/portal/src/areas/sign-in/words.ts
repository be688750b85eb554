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
    promise: 'Học vững, thi yên tâm.',
    promiseText:
      'Bài học, lớp học và bài thi của đơn vị bạn ở cùng một nơi. Mỗi câu trả lời đều được lưu lại ngay.',
    forgot: 'Quên mật khẩu?',
    otherLanguage: 'English',
  },
  en: {
    title: 'Sign in',
    intro: 'Welcome to Sen. Please sign in to go on.',
    username: 'Username or e-mail',
    password: 'Password',
    submit: 'Sign in',
    usernameMissing: 'Please enter your username or e-mail.',
    passwordMissing: 'Please enter your password.',
    promise: 'Learn well, sit exams calmly.',
    promiseText: 'The lessons, classes and exams of your unit in one place. Every answer is saved at once.',
    forgot: 'Forgot password?',
    otherLanguage: 'Tiếng Việt',
  },
});
