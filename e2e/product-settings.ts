export const ADMIN = { username: 'asha', password: 'ଆଶାର-password-9' };

/** The environment variable with the path of the data folder that holds the demo content. */
export const FILLED_FOLDER = 'SIKHYA_FILLED_FOLDER';

/** The environment variable with the path of a data folder without content, for products without the demo. */
export const EMPTY_FOLDER = 'SIKHYA_EMPTY_FOLDER';

/** Known to journeys that call the local payment provider with its keys. */
export const SESSION_SECRET = 'the session secret of all journeys, long enough';

export const SETTINGS = {
  SESSION_SECRET,
  PORT: '0',
  HOST: '127.0.0.1',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  // all journeys of a worker come from one address
  CALLS_A_MINUTE_PER_ADDRESS: '1000000',
  SIGN_INS_A_MINUTE_PER_ADDRESS: '1000000',
};

/**
 * Starts a server with the installed packages, as in production. The others use those bundled for the test run, which
 * halves the CPU time of a start.
 */
export const INSTALLED_PACKAGES = { NODE_OPTIONS: '' };
