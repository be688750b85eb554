import type { Language } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { language } from '../../words/runtime';
import * as css from './VisitorFrame.css';
import { words } from './words';

interface VisitorFrameProps {
  onLanguageChange: (language: Language) => void;
  children: ReactNode;
}

/** The frame of visitors' forms: lotus side, product name, language switch. */
export function VisitorFrame({ onLanguageChange, children }: VisitorFrameProps) {
  const otherLanguage = language() === 'vi' ? 'en' : 'vi';
  return (
    <div className={css.page}>
      <div className={css.promise}>
        <div className={css.inView}>
          <img src="/favicon.svg" alt="" className={css.flower} />
          <div className={css.promiseWords}>
            <Stack gap="xs">
              <Text size="display" weight="semibold">
                {words('promise')}
              </Text>
              <Text size="large" tone="muted">
                {words('promiseText')}
              </Text>
            </Stack>
          </div>
        </div>
      </div>
      <div className={css.side}>
        <div className={css.top}>
          <span className={css.brand}>
            <img src="/favicon.svg" alt="" className={css.mark} />
            Sen
          </span>
          <Button variant="neutral" onPress={() => onLanguageChange(otherLanguage)}>
            <span lang={otherLanguage}>{words('otherLanguage')}</span>
          </Button>
        </div>
        <div className={css.place}>
          <Stack gap="l">{children}</Stack>
        </div>
      </div>
    </div>
  );
}
