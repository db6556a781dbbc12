import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';

/** `npm run build`: the same as `npm start`, without running the server. */
await buildWeb(await install());
