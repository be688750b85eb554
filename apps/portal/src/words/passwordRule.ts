import { ruleErrorMessage } from '@sen/domain/errors/ruleErrors';
import { language } from './runtime';

/** The password requirements, also used as error message. */
export const passwordRule = () => ruleErrorMessage('passwordTooWeak', language());
