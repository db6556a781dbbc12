export const ADMIN = { username: 'asha', password: 'ଆଶାର-password-9' };

/** Names the variable with the data folder that holds the demo content. */
export const FILLED_FOLDER = 'SIKHYA_FILLED_FOLDER';

export const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  // the worker's many journeys come from one address
  CALLS_A_MINUTE_PER_ADDRESS: '1000000',
  SIGN_INS_A_MINUTE_PER_ADDRESS: '1000000',
  // on its packages as they are installed, not as they were packed for this run
  NODE_OPTIONS: '',
};
