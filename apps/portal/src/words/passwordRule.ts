import { errorMessage } from '@sen/domain/errors/errorMessage';
import { language } from './runtime';

/** The password requirements, also used as error message. */
export const passwordRule = () => errorMessage('passwordTooWeak', language());
