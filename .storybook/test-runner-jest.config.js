import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags } from '../tools/setup.mjs';

const given = getJestConfig();

export default {
  ...given,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...given.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: chromiumFlags,
      },
    },
  },
};
