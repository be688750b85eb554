import { errorMessage } from '@sen/domain/errors/errorMessage';
import { language } from './runtime';

/** What a password must have, as it is also said of one that has it not. */
export const passwordRule = () => errorMessage('passwordTooWeak', language());
