import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';

/** `npm run build`: all that `npm start` does before it starts the server. */
await buildWeb(await install());
