import { getJestConfig } from '@storybook/test-runner';

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
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
